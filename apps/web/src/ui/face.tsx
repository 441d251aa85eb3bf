import css from './face.module.css'

interface FaceProps {
  /** Decides the colour, so that a person keeps it everywhere. */
  id: string
  name: string
  /** Address of the picture, when there is one. */
  picture?: string | null
  size?: 28 | 36 | 40 | 52 | 72 | 96
}

const hues = 8

/** A person: the picture, or the last character of the name (first letters in Latin script) on a colour of their own. */
export function Face({ id, name, picture, size = 40 }: FaceProps) {
  if (picture) {
    return <img className={css.face} data-size={size} src={picture} alt="" width={size} height={size} loading="lazy" />
  }
  return (
    <span className={css.face} data-size={size} data-hue={hueOf(id)} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}

export function initialOf(name: string): string {
  const trimmed = name.trim()
  const characters = [...trimmed]
  const last = characters.at(-1)
  if (!last) return '？'
  if (/\p{Script=Han}/u.test(trimmed))
    return characters.findLast((character) => /\p{Script=Han}/u.test(character)) ?? last
  const words = trimmed.split(/[\s._-]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

function hueOf(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return sum % hues
}
