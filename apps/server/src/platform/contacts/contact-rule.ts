/** Looks for one kind of contact: where it stands, from its first character to before the one after its last. */
export type ContactRule = (text: string) => readonly [from: number, to: number] | undefined
