import { useState } from "react"
import styled from "styled-components"
import type { Thread } from "../../drafts/content/activity"
import { wordsOf } from "../../drafts/useLoaded"
import { useWorkspace } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { FormDialog } from "../../ui/Dialog"
import { FieldIssue, Label, TextArea } from "../../ui/fields"
import { Card, Cluster, Small, Stack } from "../../ui/layout"
import { space } from "../../ui/theme"
import { formatTime } from "../../ui/words/formatTime"
import { text } from "../../ui/words/words"

/** A comment of a reviewer as plain text, with its answers and a way to answer. */
export function CommentThread({ thread }: { thread: Thread }) {
  const { comments, answersTo, url } = thread
  const { answer } = useWorkspace()
  const [isAnswering, setIsAnswering] = useState(false)
  const [words, setWords] = useState("")
  const [problem, setProblem] = useState<string>()
  const title = text("comments.of", { author: comments[0].author })
  const send = () => {
    setWords("") // a second press sends nothing twice
    setProblem(undefined)
    answer(thread, words).catch((error: unknown) => {
      setWords(words)
      setProblem(text("comments.notSent", { problem: wordsOf(error) }))
    })
  }
  return (
    <Box role="group" aria-label={title} $gap="s">
      {comments.map(({ author, time, words: said }) => (
        <div key={`${time} ${said}`}>
          <Small>
            {author} · {formatTime(time)}
          </Small>
          <p>{said}</p>
        </div>
      ))}
      {problem && (
        <FieldIssue $isError role="alert">
          {problem}
        </FieldIssue>
      )}
      <Cluster>
        {answersTo && (
          <Button icon="reply" onPress={() => setIsAnswering(true)}>
            {text("comments.answer")}
          </Button>
        )}
        <a href={url} target="_blank" rel="noreferrer">
          {text("comments.open")}
        </a>
      </Cluster>
      {isAnswering && (
        <FormDialog
          title={title}
          submit={text("comments.answer")}
          isDisabled={!words.trim()}
          onSubmit={send}
          onClose={() => setIsAnswering(false)}
        >
          <Stack>
            <p>{comments.at(-1)?.words}</p>
            <Label>
              {text("comments.yours")}
              <TextArea value={words} onChange={(event) => setWords(event.currentTarget.value)} />
            </Label>
          </Stack>
        </FormDialog>
      )}
    </Box>
  )
}

const Box = styled(Card)`
  margin-block-start: ${space.s};

  p {
    white-space: pre-line;
  }
`
