/** Without what no text can hold: control characters and halves of characters, which some programs copy along. */
export function keepable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '')
}
