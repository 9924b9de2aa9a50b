const inRepository = (line: string) => line.replace(" ", " /repos/{owner}/{repo}")

/** The operations of GitHub's API that the editor uses, as GitHub's description names them. */
export const gitHubOperations = [
  "GET /user",
  ...[
    "GET ",
    "GET /git/matching-refs/{ref}",
    "GET /compare/{basehead}",
    "GET /git/commits/{commit_sha}",
    "GET /git/trees/{tree_sha}",
    "GET /git/blobs/{file_sha}",
    "GET /commits",
    "GET /commits/{ref}/check-runs",
    "GET /commits/{ref}/status",
    "POST /git/blobs",
    "POST /git/trees",
    "POST /git/commits",
    "POST /git/refs",
    "PATCH /git/refs/{ref}",
    "DELETE /git/refs/{ref}",
    "GET /pulls",
    "GET /pulls/{pull_number}",
    "POST /pulls",
    "PATCH /pulls/{pull_number}",
    "PUT /pulls/{pull_number}/merge",
  ].map(inRepository),
]
