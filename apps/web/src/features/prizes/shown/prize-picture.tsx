import css from './prize-picture.module.css'

/** A prize's picture, or a drawn gift; without alt text, as the name stands beside it. */
export function PrizePicture({ picture, isLarge = false }: { picture: string | null; isLarge?: boolean }) {
  return (
    <span className={css.frame} data-picture data-large={isLarge || undefined}>
      {picture === null ? <Gift /> : <img src={picture} alt="" loading={isLarge ? 'eager' : 'lazy'} />}
    </span>
  )
}

function Gift() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <rect className={css.box} x="44" y="56" width="72" height="46" rx="5" />
      <rect className={css.lid} x="38" y="42" width="84" height="18" rx="5" />
      <path className={css.ribbon} d="M80 42v60" />
      <path className={css.bow} d="M80 41C62 41 52 31 55 23c4-9 20-6 25 18 5-24 21-27 25-18 3 8-7 18-25 18Z" />
    </svg>
  )
}
