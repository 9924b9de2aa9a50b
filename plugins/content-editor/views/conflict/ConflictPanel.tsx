/** The fields that somebody else changed too. */
export const ConflictPanel = ({ file: _file }: { file: string }) => null
