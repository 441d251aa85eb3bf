import css from './tool-icon.module.css'

// Drawn like the icons of the design system: 24 × 24 with a stroke of 1.8.
const drawings = {
  bold: 'M7.5 5h5.2a3.4 3.4 0 0 1 0 6.8H7.5zM7.5 11.8h6a3.6 3.6 0 0 1 0 7.2h-6z',
  italic: 'M10.5 5h7M6.5 19h7M14 5l-4 14',
  heading: 'M5 6v12M13 6v12M5 12h8M17 11.5l2.5-1.5v8',
  subheading: 'M5 8v9M11 8v9M5 12.5h6M14.5 12.5a2 2 0 1 1 3.6 1.2L14.5 17h4.5',
  bullets: 'M9.5 7H20M9.5 12H20M9.5 17H20M5 7h.01M5 12h.01M5 17h.01',
  numbers: 'M10 7h10M10 12h10M10 17h10M4 6l1.5-1v4M4 14h2.5L4 18h2.5',
  quote: 'M5 6v12M9.5 8H20M9.5 12H20M9.5 16H16',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  mention: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16 8v5.5a2.3 2.3 0 0 0 4.5-.5V12a8.5 8.5 0 1 0-3.5 6.9',
  table: 'M4 5.5h16v13H4zM4 10h16M4 14.3h16M9.5 5.5v13M14.8 5.5v13',
  formula: 'M18 5.5H8l5 6.5-5 6.5h10',
  code: 'm8.5 8-4.5 4 4.5 4M15.5 8l4.5 4-4.5 4M13.5 6l-3 12',
  photo: 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  rest: 'M3.5 18 8.5 6l5 12M5.2 14h6.6M15 15.5a2.7 2.5 0 1 0 5.4 0 2.7 2.5 0 0 0-5.4 0ZM20.4 13v5',
  picture: 'M4 5.5h16v13H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5h.01',
  footnote: 'M4 8h8M4 12.5h8M4 17h16M15.5 6.5 18 5v6.5',
  rowAfter: 'M4 5h16v5H4zM12 13.5v6M9 16.5h6',
  rowAway: 'M4 5h16v5H4zM9 16.5h6',
  columnAfter: 'M5 4h5v16H5zM13.5 12h6M16.5 9v6',
  columnAway: 'M5 4h5v16H5zM13.5 12h6',
  headerRow: 'M4 5.5h16v13H4zM4 10h16M7 7.7h4',
  tableAway: 'M4 5.5h16v13H4zM9 9.5l6 5M15 9.5l-6 5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
} as const

export type ToolName = keyof typeof drawings

export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  )
}
