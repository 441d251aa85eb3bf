import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepCaptionChoice, languageFor, readCaptionChoice } from './caption-choice.ts'
import { captionsOf } from './captions-of.ts'

export interface ShownCaptions {
  /** Language shown over the picture; null for none. */
  language: CaptionLanguage | null
  /** Language of the transcript, whether or not captions are shown over the picture. */
  readIn: CaptionLanguage | null
  choose: (language: CaptionLanguage | null) => void
}

/** Returns which captions a player shows; a choice in the player's own menu counts as well. */
export function useCaptions(
  media: RefObject<HTMLMediaElement | null>,
  file: Pick<FileSummary, 'captions'>,
): ShownCaptions {
  const { i18n } = useTranslation()
  const [choice, setChoice] = useState(readCaptionChoice)
  const captions = captionsOf(file)
  const readIn = languageFor(captions, choice, i18n.language)
  const language = choice.isOn ? readIn : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: other captions bring their own tracks
  useEffect(() => {
    const tracks = media.current?.textTracks
    if (tracks === undefined) return
    for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled'
  }, [media, language, captions])

  useEffect(() => {
    const tracks = media.current?.textTracks
    const follow = () => {
      const shown = [...(tracks ?? [])].find(({ mode }) => mode === 'showing')?.language as CaptionLanguage | undefined
      setChoice((before) => {
        const now = { isOn: shown !== undefined, language: shown ?? before.language }
        keepCaptionChoice(now)
        return now
      })
    }
    tracks?.addEventListener?.('change', follow)
    return () => tracks?.removeEventListener?.('change', follow)
  }, [media])

  return {
    language,
    readIn,
    choose(wanted) {
      const now = { isOn: wanted !== null, language: wanted ?? choice.language }
      keepCaptionChoice(now)
      setChoice(now)
    },
  }
}
