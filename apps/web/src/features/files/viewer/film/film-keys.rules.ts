/** What a key does with a video. */
export type FilmAct =
  | 'play'
  | 'back'
  | 'forward'
  | 'stepBack'
  | 'stepForward'
  | 'slower'
  | 'faster'
  | 'fullScreen'
  | 'captions'
  | 'mute'

/** Leaps, in seconds. */
export const leap = { far: 10, near: 5 } as const

const byKey: Record<string, FilmAct> = {
  ' ': 'play',
  k: 'play',
  j: 'back',
  l: 'forward',
  ArrowLeft: 'stepBack',
  ArrowRight: 'stepForward',
  '<': 'slower',
  '>': 'faster',
  f: 'fullScreen',
  c: 'captions',
  m: 'mute',
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
>

interface Where {
  /** What has the focus: an element that takes every key, one that Space presses, the player itself, or the page. */
  at: 'field' | 'button' | 'player' | 'page'
  /** The focus is on the video or something that belongs to it. */
  isWithin: boolean
  /** The video was the last one started. */
  isInUse: boolean
}

/** Returns what a key does with a video; undefined if the key is meant for something else. */
export function actOf(event: Key, { at, isWithin, isInUse }: Where): FilmAct | undefined {
  const { key, shiftKey } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return undefined
  if (shiftKey && key !== '<' && key !== '>') return undefined
  const act = byKey[key.length === 1 ? key.toLowerCase() : key]
  if (act === undefined) return undefined
  if (at === 'field') return undefined
  const isPlain = key === ' ' || key.startsWith('Arrow')
  if (!isPlain) return act
  // The native controls handle these keys themselves.
  if (at === 'player') return undefined
  if (key === ' ' && at === 'button') return undefined
  // Otherwise these keys scroll the page and turn course units.
  return isWithin || isInUse ? act : undefined
}
