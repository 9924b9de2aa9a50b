/** The actions on a whole file. */
export const ItemMenu = ({ file: _file }: { file: string }) => null
