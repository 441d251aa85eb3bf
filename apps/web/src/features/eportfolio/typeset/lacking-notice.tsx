import type { ExportDraft, LackingPlace } from '@learntrail/contract/eportfolio/export-drafts'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import css from './lacking-notice.module.css'
import { useNameOf } from './name-of.ts'
import { withCode } from './with-code.ts'

interface LackingNoticeProps {
  draft: ExportDraft
  places: readonly LackingPlace[]
}

/** The number of places listed; more would hide the pages. */
const most = 5

/** Notice of characters that cannot be printed, with their places. */
export function LackingNotice({ draft, places }: LackingNoticeProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const nameOf = useNameOf(draft)
  const placeOf = ({ kind, id }: LackingPlace) =>
    kind === 'part' || kind === 'text' || kind === 'image' ? nameOf({ kind, id: id ?? '' }) : t(`lacking.${kind}`)
  const rest = places.length - most
  return (
    <FormAlert tone="honey">
      {t('lacking.notice')}
      <ul className={css.places}>
        {places.slice(0, most).map((place) => (
          <li key={`${place.kind}.${place.id}`}>
            {t('lacking.place', { characters: place.characters.map(withCode).join(t('comma')), place: placeOf(place) })}
          </li>
        ))}
        {rest > 0 ? <li>{t('lacking.more', { count: rest })}</li> : null}
      </ul>
    </FormAlert>
  )
}
