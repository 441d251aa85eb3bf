import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slider } from '../../../ui/form/slider.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { clockOf } from '../captions/clock.rules.ts'
import { speeds } from '../viewer/film/film-speed.rules.ts'
import { playOrPause, turnFullScreen } from '../viewer/film/film-steps.ts'
import css from './player-bar.module.css'
import { useMediaState } from './use-media-state.ts'
import { useOwnControls } from './use-own-controls.ts'

export interface PlayerControlsProps {
  media: RefObject<HTMLMediaElement | null>
  /** Length in seconds, for files that do not state it themselves. */
  seconds?: number
  /** Further controls: speed for audio, full screen for video. */
  children?: ReactNode
}

/** Play, position and volume: the controls common to audio and video. */
export function PlayerControls({ media, seconds, children }: PlayerControlsProps) {
  const { t } = useTranslation('files/player')
  useOwnControls(media)
  const { isPlaying, now, isMuted, volume, ...known } = useMediaState(media)
  const whole = known.whole ?? seconds ?? null
  const clocks = { now: clockOf(now * 1_000), whole: whole === null ? '–:––' : clockOf(whole * 1_000) }
  const change = (to: (element: HTMLMediaElement) => void) => {
    if (media.current) to(media.current)
  }
  return (
    <div className={css.around}>
      <div className={css.controls}>
        <button
          type="button"
          className={css.play}
          aria-label={t(isPlaying ? 'pause' : 'play')}
          title={t(isPlaying ? 'pause' : 'play')}
          onClick={() => change(playOrPause)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Slider
          className={css.place}
          aria-label={t('place')}
          aria-valuetext={t('time', clocks)}
          min={0}
          max={whole ?? 0}
          step={whole !== null && whole < 20 ? 0.1 : 1}
          value={Math.min(now, whole ?? 0)}
          disabled={whole === null}
          onChange={({ currentTarget }) => {
            const to = Number(currentTarget.value)
            change((element) => {
              element.currentTime = to
            })
          }}
        />
        <span className={css.time} aria-hidden="true">
          {t('time', clocks)}
        </span>
        <span className={css.more}>
          {children}
          <button
            type="button"
            className={`${css.button} ${css.mute}`}
            aria-label={t('mute.do')}
            aria-pressed={isMuted}
            title={t('mute.do')}
            onClick={() =>
              change((element) => {
                element.muted = !isMuted
                if (isMuted && element.volume === 0) element.volume = 1
              })
            }
          >
            <Speaker isMuted={isMuted} />
          </button>
          <Slider
            className={css.volume}
            aria-label={t('volume')}
            aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
            min={0}
            max={1}
            step={0.05}
            value={isMuted ? 0 : volume}
            onChange={({ currentTarget }) => {
              const to = Number(currentTarget.value)
              change((element) => {
                element.volume = to
                element.muted = false
              })
            }}
          />
        </span>
      </div>
    </div>
  )
}

export interface PlayerBarProps extends Omit<PlayerControlsProps, 'children'> {
  /** Name of the media, for the accessible label. */
  label: string
  kind?: 'audio' | 'video'
}

/** Player bar for media without one of its own: with speed, and full screen for video. */
export function PlayerBar({ label, kind = 'audio', ...controls }: PlayerBarProps) {
  const { t } = useTranslation('files/player')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of controls is not a fieldset of a form
    <div className={css.bar} role="group" aria-label={t('label', { name: label })}>
      <PlayerControls {...controls}>
        <Speed media={controls.media} />
        {kind === 'video' ? <WholeScreen media={controls.media} /> : null}
      </PlayerControls>
    </div>
  )
}

/** Speed of this sound only; the next one plays at normal speed. */
function Speed({ media }: Pick<PlayerControlsProps, 'media'>) {
  const { t } = useTranslation('files/player')
  const [speed, setSpeed] = useState(1)
  return (
    <select
      className={css.select}
      aria-label={t('speed.title')}
      value={String(speed)}
      onChange={({ currentTarget }) => {
        const to = Number(currentTarget.value)
        if (media.current) {
          media.current.preservesPitch = true
          media.current.playbackRate = to
        }
        setSpeed(to)
      }}
    >
      {speeds.map((one) => (
        <option key={one} value={String(one)}>
          {t('speed.of', { speed: one })}
        </option>
      ))}
    </select>
  )
}

/** Shows a video in full screen. */
export function WholeScreen({ media }: Pick<PlayerControlsProps, 'media'>) {
  const { t } = useTranslation('files/player')
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('wholeScreen')}
      title={t('wholeScreen')}
      onClick={() => {
        if (media.current) turnFullScreen(media.current)
      }}
    >
      <svg className={css.drawing} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </svg>
    </button>
  )
}

function Speaker({ isMuted }: { isMuted: boolean }) {
  return (
    <svg className={css.drawing} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
      <path d={isMuted ? 'm16 9.5 5 5m0-5-5 5' : 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'} />
    </svg>
  )
}
