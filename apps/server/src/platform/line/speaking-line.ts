/** The line that a word came by, as the word's feature sees it. */
export interface SpeakingLine {
  id: string
  /**
   * Makes the line hear this topic too, whatever its person hears, until it leaves. Resolves to false if the line is
   * closed.
   */
  join(topic: string): Promise<boolean>
  leave(topic: string): void
}
