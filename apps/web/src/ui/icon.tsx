import css from './icon.module.css'

// Drawn on a 24 × 24 grid with a stroke of 1.8; new icons should match.
const paths = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-4 3.6-5.5 7.5-5.5s6.9 1.5 7.5 5.5',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2h.01',
  back: 'M19 12H5M11 6l-6 6 6 6',
  megaphone: 'M4 9.5v5h3.5l8 4.5V5l-8 4.5zM7.5 14.5V19h3v-2.8M19 9.5a4 4 0 0 1 0 5',
  bell: 'M6 16v-5a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  chart: 'M5 20V10M12 20V4M19 20v-7',
  chat: 'M4 5h16v11H9l-5 4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  course: 'm3 6 9-3 9 3-9 3zM6 8v6c0 2 12 2 12 0V8',
  device: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  down: 'm6 9.5 6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  eraser: 'M8.5 20 4 15.5l9-9L20 13.5 13.5 20zM9 11l6.5 6.5M13 20h7.5',
  expand: 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  facebook: 'M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.5-2 2-2h1.7V2.7c-3.9-.9-7.2.4-7.2 4.3v2.5H7V13h3v8',
  file: 'M6 3h9l4 4v14H6zM14.5 3v4.5H19',
  friends:
    'M9 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM17 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM3 19c0-3 3-5 6-5s6 2 6 5M16 15c3 0 5 1.5 5 4',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.5 3.5 5 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5-3.5-8.5s1-6 3.5-8.5Z',
  gift: 'M4 8.5h16v4H4zM5.5 12.5V20h13v-7.5M12 8.5V20M12 8.5C9 8.5 7 7 7.3 5.3c.3-1.8 3.3-2 4.7 3.2 1.4-5.2 4.4-5 4.7-3.2.3 1.7-1.7 3.2-4.7 3.2Z',
  google: 'M12 12h8.3c0 5-3.5 8.5-8.3 8.5a8.5 8.5 0 1 1 5.8-14.7',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.8M12 16.5h.01',
  home: 'm4 11 8-7 8 7v9h-5.5v-6h-5v6H4z',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9.5h.01',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h9v3.5M17 12v3',
  language: 'M4 6h9M8.5 4v2M11 6c-.8 4-3.2 6.8-6.5 8.5M6 9c1.2 2.5 3 4.2 5.5 5.3M13 20l4-9.5L21 20M14.3 17h5.4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
  foldMenu: 'M4 5h16v14H4zM9.5 5v14M16.5 9.5 14 12l2.5 2.5',
  left: 'm14.5 6-6 6 6 6',
  leaf: 'M5 20C5 10.5 10 4.5 20 4.5c0 9.5-4.5 13.5-12.5 13.5M5 20c2-4.5 5-7.5 9.5-9.5',
  logic: 'M18 7V5H6l6.5 7L6 19h12v-2',
  menu: 'M4 7h16M4 12h16M4 17h10',
  microphone:
    'M12 14.5a3.5 3.5 0 0 0 3.5-3.5V6.5a3.5 3.5 0 1 0-7 0V11a3.5 3.5 0 0 0 3.5 3.5ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3.5M8.5 21h7',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  movement:
    'M14.8 5.6a1.7 1.7 0 1 0 0-.01M6.5 20.5 9.5 16M17 20.5l-1.8-4.8-3.7-2.2 2-4.8M4.5 11.5l3.3-3 5.7.2 2.3 2.8 3.7.5',
  music: 'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  out: 'M14 4.5H5v15h9M10.5 12H20M16 8l4 4-4 4',
  outside: 'M13.5 4.5h6v6M19.5 4.5 11 13M10 6H5v13h13v-5',
  paperclip: 'm19 11-7.5 7.5a4.6 4.6 0 0 1-6.5-6.5l8-8a3 3 0 0 1 4.3 4.3l-7.8 7.7a1.5 1.5 0 0 1-2.1-2.1L14 7.5',
  pause: 'M8.5 5v14M15.5 5v14',
  phone: 'M7 3h10v18H7zM11 18h2',
  pin: 'M9 4h6l-.7 6 3.2 3.5h-11L9.7 10zM12 13.5V21',
  plan: 'M5 4h14v16H5zM9 9h6M9 13h4M8 2v4M16 2v4',
  play: 'm8 5 11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  portfolio: 'M6 3h9l4 4v14H6zM9 12h6M9 16h6',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  right: 'm9.5 6 6 6-6 6',
  rows: 'M4 4.5h16v6H4zM4 13.5h16v6H4z',
  school: 'M3.5 20h17M5.5 20V9.5L12 5l6.5 4.5V20M10 20v-5h4v5M12 5V2.5h3.5M9 11.5h.01M15 11.5h.01',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM16 16l4 4',
  send: 'M5 12h14M13 6l6 6-6 6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  spark: 'M12 3.5 14.3 9.7 20.5 12l-6.2 2.3L12 20.5l-2.3-6.2L3.5 12l6.2-2.3z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  teacher:
    'M3.5 4h17v11h-8M3.5 4v5M6.5 15a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM2.5 20.5c.3-2.3 1.8-3.5 4-3.5s3.7 1.2 4 3.5M11 8h6M13 11h4',
  theme:
    'M12 20.5a8.5 8.5 0 1 1 8.5-8.5c0 2-1.5 3-3 3h-2.3c-1.5 0-2.3 1.5-1.5 2.7.8 1.2.3 2.8-1.7 2.8ZM8 12h.01M10 8h.01M15 8.5h.01',
  up: 'm6 14.5 6-6 6 6',
  unit: 'M4 20.5h16M6 20.5v-16h8v16M14 9.5h4v11M9 8h2M9 12h2M9 16h2',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01',
  smile: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.5 14.5a4.5 4.5 0 0 0 7 0M9 10h.01M15 10h.01',
  sound: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  zoomIn: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.4-4.4M8.5 11h5M11 8.5v5',
  zoomOut: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.4-4.4M8.5 11h5',
  crop: 'M7 2.5V17h14.5M2.5 7H17v14.5',
  mirror: 'M12 3.5v17M9 7.5 3.5 17H9zM15 7.5l5.5 9.5H15z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2z',
  redo: 'M15.5 5.5 20 10l-4.5 4.5M20 10H9.5a5 5 0 0 0 0 10H13',
  turnLeft: 'M4.5 4.5v5h5M4.9 9.5A8 8 0 1 1 4 13.5',
  turnRight: 'M19.5 4.5v5h-5M19.1 9.5A8 8 0 1 0 20 13.5',
  fitWidth: 'M4 4.5v15M20 4.5v15M7 12h10M9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
  undo: 'M8.5 5.5 4 10l4.5 4.5M4 10h10.5a5 5 0 0 1 0 10H11',
} as const

export type IconName = keyof typeof paths

interface IconProps {
  name: IconName
  size?: number
  /** Filled for the "on" state, such as a heart the viewer has given. */
  filled?: boolean
  className?: string
}

/** Hidden from screen readers: an icon is always next to text or inside a labelled control. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      className={className ? `${css.icon} ${className}` : css.icon}
      data-filled={filled || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
