/** How the nodes of a product signal each other. Words may get lost; listeners are then told so. */
export interface Wire {
  say(word: string): Promise<void>
  /** Hears the words of every node, this one included. `again` is called when words may have been missed. */
  hear(heard: (word: string) => void, again: () => void): Promise<void>
  close(): Promise<void>
}
