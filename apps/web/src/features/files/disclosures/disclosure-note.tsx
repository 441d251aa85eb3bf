import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'
import { kindOf } from '../file-kinds.ts'
import css from './disclosure-note.module.css'
import { type DisclosedFile, useDisclosures } from './use-disclosures.ts'

/** Tells what an attached document discloses to people who download it, and how to remove that. */
export function DisclosureNote({ file }: { file: FileSummary }) {
  const [disclosed] = useDisclosures([file])
  return (
    <div role="status" className={css.place}>
      {disclosed ? <Told {...disclosed} /> : null}
    </div>
  )
}

function Told({ file, disclosure: { authors, hasPlace } }: DisclosedFile) {
  const { t } = useTranslation('files')
  const list = new Intl.ListFormat(languageTag(), { type: 'conjunction' })
  const names = list.format(authors.map((name) => t('disclosure.name', { name })))
  return (
    <div className={css.note}>
      {authors.length > 0 ? <p>{t('disclosure.authors', { names })}</p> : null}
      {hasPlace ? <p>{t('disclosure.place')}</p> : null}
      <details>
        <summary aria-label={t('disclosure.howOf', { name: file.displayName })}>{t('disclosure.how')}</summary>
        {authors.length > 0 ? <p>{t(`disclosure.steps.${programOf(file)}`)}</p> : null}
        {hasPlace ? <p>{t('disclosure.steps.place')}</p> : null}
      </details>
    </div>
  )
}

/** Kind of program in which the author's name is removed. */
function programOf(file: FileSummary): 'pdf' | 'openDocument' | 'office' {
  if (kindOf(file) === 'pdf') return 'pdf'
  return /\.od[pt]$/i.test(file.name) ? 'openDocument' : 'office'
}
