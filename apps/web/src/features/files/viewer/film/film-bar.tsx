import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import type { ShownCaptions } from '../../captions/use-captions.ts'
import { PlayerControls, WholeScreen } from '../../player/player-bar.tsx'
import css from './film-bar.module.css'
import { type FilmAct, leap } from './film-keys.rules.ts'
import { qualities } from './film-source.rules.ts'
import { nextSpeed, speeds } from './film-speed.rules.ts'
import { leapBy, playOrPause, turnFullScreen } from './film-steps.ts'
import { useFilmKeys } from './use-film-keys.ts'
import type { FilmSource } from './use-film-source.ts'
import { useFilmSpeed } from './use-film-speed.ts'
import { usePictureInPicture } from './use-picture-in-picture.ts'

export interface FilmBarProps {
  media: RefObject<HTMLVideoElement | null>
  /** The element with the video and everything that belongs to it. */
  around: RefObject<HTMLElement | null>
  label: string
  source: FilmSource
  shown: ShownCaptions
}

/** The controls below a video, and its keyboard shortcuts. */
export function FilmBar({ media, around, label, source, shown }: FilmBarProps) {
  const { t } = useTranslation('files/player')
  const [speed, setSpeed] = useFilmSpeed(media)
  const small = usePictureInPicture(media)
  const [said, setSaid] = useState('')

  const changeSpeed = (to: number) => {
    setSpeed(to)
    setSaid(t('speed.now', { speed: to }))
  }
  const leapAway = (seconds: number) => {
    const film = media.current
    if (film) leapBy(film, seconds)
  }
  const acts: Record<FilmAct, (film: HTMLVideoElement) => boolean | undefined> = {
    play: (film) => void playOrPause(film),
    back: (film) => leapBy(film, -leap.far),
    forward: (film) => leapBy(film, leap.far),
    stepBack: (film) => leapBy(film, -leap.near),
    stepForward: (film) => leapBy(film, leap.near),
    slower: () => void changeSpeed(nextSpeed(speed, -1)),
    faster: () => void changeSpeed(nextSpeed(speed, 1)),
    fullScreen: (film) => turnFullScreen(film),
    captions() {
      if (shown.readIn === null) return false
      shown.choose(shown.language === null ? shown.readIn : null)
      setSaid(t(shown.language === null ? 'captions.on' : 'captions.off'))
    },
    mute(film) {
      film.muted = !film.muted
      setSaid(t(film.muted ? 'mute.on' : 'mute.off'))
    },
  }
  useFilmKeys(media, around, (act) => {
    const film = media.current
    return film !== null && acts[act](film) !== false
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of controls is not a fieldset of a form
    <div className={css.bar} role="group" aria-label={t('label', { name: label })}>
      <PlayerControls media={media}>
        <WholeScreen media={media} />
      </PlayerControls>
      <span className={css.pair}>
        <button
          type="button"
          className={css.button}
          title={t('back', { count: leap.far })}
          aria-label={t('back', { count: leap.far })}
          aria-keyshortcuts="j"
          onClick={() => leapAway(-leap.far)}
        >
          <Icon name="turnLeft" />
          <span aria-hidden>{leap.far}</span>
        </button>
        <button
          type="button"
          className={css.button}
          title={t('forward', { count: leap.far })}
          aria-label={t('forward', { count: leap.far })}
          aria-keyshortcuts="l"
          onClick={() => leapAway(leap.far)}
        >
          <span aria-hidden>{leap.far}</span>
          <Icon name="turnRight" />
        </button>
      </span>
      <label className={css.choice}>
        <span>{t('speed.title')}</span>
        <select
          className={css.select}
          value={String(speed)}
          onChange={({ currentTarget }) => changeSpeed(Number(currentTarget.value))}
        >
          {[...new Set<number>([...speeds, speed])]
            .sort((one, other) => one - other)
            .map((one) => (
              <option key={one} value={String(one)}>
                {t('speed.of', { speed: one })}
              </option>
            ))}
        </select>
      </label>
      {source.hasChoice ? (
        <label className={css.choice}>
          <span>{t('quality.title')}</span>
          <select
            className={css.select}
            value={source.quality}
            onChange={({ currentTarget }) => {
              const wanted = qualities.find((one) => one === currentTarget.value)
              if (wanted) source.choose(wanted)
            }}
          >
            {qualities.map((one) => (
              <option key={one} value={one}>
                {t(
                  one === 'auto' && source.quality === 'auto' && source.isSmall
                    ? 'quality.autoSmall'
                    : `quality.${one}`,
                )}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {small.isThere ? (
        <button
          type="button"
          className={css.button}
          aria-pressed={small.isOn}
          onClick={() => void small.turn().then((isDone) => isDone || setSaid(t('inPicture.failed')))}
        >
          <SmallWindow />
          {t('inPicture.do')}
        </button>
      ) : null}
      <Unseen as="p" role="status">
        {said}
      </Unseen>
    </div>
  )
}

/** Icon: a small window in the corner of a large one. */
function SmallWindow() {
  return (
    <svg className={css.drawing} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M10 19H3.5V5h17v6M13 13.5h7.5V19H13z" />
    </svg>
  )
}
