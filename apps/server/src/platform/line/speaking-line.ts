/** The one line that a word comes by, as the word's feature has it. */
export interface SpeakingLine {
  id: string
  /** From now on it hears this topic as well, whatever its person hears, until it leaves it. False where it is closed. */
  join(topic: string): Promise<boolean>
  leave(topic: string): void
}
