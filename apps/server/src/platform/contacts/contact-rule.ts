/** Finds one kind of contact and returns its range, start inclusive and end exclusive, in UTF-16 units of the text. */
export type ContactRule = (text: string) => readonly [from: number, to: number] | undefined
