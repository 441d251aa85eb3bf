import type { DocumentColour } from '@learntrail/contract/eportfolio/facts'

/** What a design paints with: `main` acts, `deep` is for titles and dark grounds, `soft` and `wash` for light ones. */
export interface Palette {
  main: string
  deep: string
  soft: string
  wash: string
}

/** The themes' colours on paper; white text holds 4.5 : 1 on every `main` and `deep`. */
export const palettes: Record<DocumentColour, Palette> = {
  lightBlue: { main: '#1472d8', deep: '#0f3f78', soft: '#bcdcfa', wash: '#eef6ff' },
  meadow: { main: '#17805a', deep: '#0d4a36', soft: '#bfe5d4', wash: '#ecf8f2' },
  sunrise: { main: '#b9501a', deep: '#6f2b0c', soft: '#fbd3b5', wash: '#fff4ea' },
  plum: { main: '#7a44c4', deep: '#42217a', soft: '#dccbf5', wash: '#f6f1fd' },
  slate: { main: '#3d536f', deep: '#17233a', soft: '#c9d4e2', wash: '#f1f4f8' },
}
