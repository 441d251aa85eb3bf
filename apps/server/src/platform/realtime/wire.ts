/** How the nodes of a product call out to each other. A word may get lost; whoever listens then hears of that. */
export interface Wire {
  say(word: string): Promise<void>
  /** Hears what every node says, this one too. `again`: something may have been missed. */
  hear(heard: (word: string) => void, again: () => void): Promise<void>
  close(): Promise<void>
}
