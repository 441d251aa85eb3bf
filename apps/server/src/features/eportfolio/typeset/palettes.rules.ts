import type { DocumentColour } from '@learntrail/contract/eportfolio/facts'

/** Colours of a design: `main` for accents, `deep` for titles and dark grounds, `soft` and `wash` for light ones. */
export interface Palette {
  main: string
  deep: string
  soft: string
  wash: string
}

/**
 * The themes' colours for paper (`tokens.css` of the web: brand 6, 8, 2 and 0). White text has a contrast of 4.5 : 1 on
 * every `main` and `deep`.
 */
export const palettes: Record<DocumentColour, Palette> = {
  lightBlue: { main: '#1472d8', deep: '#124b8c', soft: '#b6dcff', wash: '#eef7ff' },
  meadow: { main: '#058054', deep: '#0e5a3b', soft: '#bee1cd', wash: '#f0f8f3' },
  sunrise: { main: '#b4487a', deep: '#753050', soft: '#f5c9d9', wash: '#fdf2f6' },
  plum: { main: '#805dbf', deep: '#533d7c', soft: '#dbd0f7', wash: '#f6f4fd' },
  slate: { main: '#4c5a73', deep: '#323c50', soft: '#d2d7e0', wash: '#f1f4f7' },
}
