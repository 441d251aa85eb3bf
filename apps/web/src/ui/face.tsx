import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsBlocked } from './blocked-people.ts'
import css from './face.module.css'
import { Icon } from './icon.tsx'

interface FaceProps {
  /** Determines the colour, so that a person has the same one everywhere. */
  id: string
  name: string
  /** URL of the picture, if there is one. */
  picture?: string | null
  size?: 28 | 36 | 40 | 52 | 72 | 96
}

const hues = 16

/** Titles such as 老師 or Dr, which do not tell people apart. */
const titlesAfter =
  /(?<=\p{Script=Han})(?:老師|教師|導師|教授|校長|主任|組長|教練|講師|助教|醫師|同學|學長|學姐|學弟|學妹|先生|女士|小姐|爸爸|媽媽)$/u
const titlesBefore = /^(?:mr|mrs|ms|miss|dr|prof|professor|teacher)$/i

/** A person's picture or initial; marked if the viewer has blocked them. */
export function Face(props: FaceProps) {
  const isBlocked = useIsBlocked(props.id)
  if (!isBlocked) return <Portrait {...props} />
  return (
    <span className={css.blocked} data-size={props.size}>
      <Portrait {...props} />
      <NoPermission />
    </span>
  )
}

/** At the edge, so that the initial stays readable. */
function NoPermission() {
  const { t } = useTranslation('common')
  return (
    <span className={css.noPermission} role="img" aria-label={t('blockedPerson')} title={t('blockedPerson')}>
      <Icon name="lock" size={12} />
    </span>
  )
}

/** The picture, or the initial on the person's colour. */
function Portrait({ id, name, picture, size = 40 }: FaceProps) {
  // The picture may be hidden from a viewer who may see the rest of the page; then the initial is shown.
  const [refused, setRefused] = useState<string>()
  if (picture && picture !== refused) {
    const box = { width: size, height: size, 'data-size': size }
    return <img className={css.face} {...box} src={picture} alt="" loading="lazy" onError={() => setRefused(picture)} />
  }
  return (
    <span className={css.face} data-size={size} data-hue={hueOf(id)} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}

/**
 * Returns the character of a name that tells people apart: 雨 for 林小雨, 陳 for 陳老師; up to two initials in Latin script.
 */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') return '？'
  const han = [...trimmed.replace(titlesAfter, '')].findLast((character) => /\p{Script=Han}/u.test(character))
  if (han !== undefined) return han
  const words = trimmed.split(/[\s._-]+/).filter(Boolean)
  const own = words.filter((word) => !titlesBefore.test(word))
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/**
 * Returns a hue from 0 to 15. The finalizer of MurmurHash3 makes every bit of the id count, also in ids made in
 * sequence.
 */
export function hueOf(id: string): number {
  let hash = 0
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % hues
}
