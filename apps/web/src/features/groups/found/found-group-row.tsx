import type { FoundGroup } from '@learntrail/contract/search/search'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { FoundRow } from '../../../ui/found/found-row.tsx'
import { Marked } from '../../../ui/found/marked.tsx'

/** A found group, with the match marked in its name or ID. */
export function FoundGroupRow({ found: { group, name, handle } }: { found: FoundGroup }) {
  const { t } = useTranslation('groups')
  return (
    <FoundRow to={paths.group(group.id)} title={name}>
      <span>{t(`types.${group.type}`)}</span>
      <span>{t('members', { count: group.memberCount })}</span>
      <span>
        <Marked {...handle} />
      </span>
    </FoundRow>
  )
}
