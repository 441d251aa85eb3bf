import { textLength } from '@learntrail/contract/characters'
import type { HandInVersion } from '@learntrail/contract/homework/hand-in'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { type Place, type PlaceAt, quoteOf } from '@learntrail/contract/homework/places'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import css from './places.module.css'

interface PlaceListProps {
  version: HandInVersion
  places: readonly Place[]
  chosen: string | null
  /** Scrolls to the place. */
  onShow: (id: string) => void
  /** Null for readers. */
  onChange: ((places: Place[]) => void) | null
}

export const noteId = (id: string) => `homework-place-${id}`

/** The notes at the places of a version as a list, so that everybody can reach all of them. */
export function PlaceList({ version, places, chosen, onShow, onChange }: PlaceListProps) {
  const { t } = useTranslation('homework/places')
  if (places.length === 0) return null
  return (
    <ol className={css.notes} aria-label={t('title')}>
      {places.map((place, index) => {
        const about = aboutOf(place.at)
        return (
          <li key={place.id} className={css.note} data-chosen={place.id === chosen || undefined}>
            <div className={css.about}>
              <button
                type="button"
                className={css.where}
                id={onChange ? undefined : noteId(place.id)}
                aria-label={t('show', { number: index + 1, about })}
                onClick={() => onShow(place.id)}
              >
                <span className={css.badge} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={css.quote}>{about}</span>
              </button>
              {onChange ? (
                <IconButton
                  label={t('remove', { number: index + 1 })}
                  icon="close"
                  onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
                />
              ) : null}
            </div>
            {onChange ? (
              <Textarea
                id={noteId(place.id)}
                aria-label={t('wordsAbout', { about })}
                placeholder={t('hint')}
                autosize
                minRows={1}
                maxRows={8}
                value={place.words}
                error={
                  textLength(place.words) > homeworkLimits.places.words
                    ? ruleSentence('too_long', homeworkLimits.places.words)
                    : null
                }
                onFocus={() => onShow(place.id)}
                onChange={(event) => {
                  const words = event.currentTarget.value
                  onChange(places.map((one) => (one.id === place.id ? { ...one, words } : one)))
                }}
              />
            ) : (
              <p className={css.words}>
                <LinkedWords text={place.words} />
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )

  function aboutOf(at: PlaceAt): string {
    if (at.kind === 'text') return t('quote', { words: shortened(quoteOf(version.content, at.start, at.end)) })
    const file = version.files.find(({ id }) => id === at.fileId)
    return t('inFile', { file: file?.displayName ?? '', page: at.page })
  }
}

const most = 60
const shortened = (quote: string) => {
  const characters = [...quote.replaceAll('\n', ' ')]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('')}…`
}
