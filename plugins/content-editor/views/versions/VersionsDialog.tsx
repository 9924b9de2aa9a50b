type Props = { file: string; isOpen: boolean; onClose: () => void }

/** The earlier versions of a file. */
export const VersionsDialog = (_props: Props) => null
