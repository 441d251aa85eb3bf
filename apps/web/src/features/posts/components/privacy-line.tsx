import type { PostGroup } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { privacyIcons, privacyName } from './privacy.ts'
import css from './privacy-line.module.css'

interface PrivacyLineProps {
  privacy: number
  /** The groups whose names the viewer may see. */
  groups?: readonly Pick<PostGroup, 'id' | 'name'>[]
}

export function PrivacyLine({ privacy, groups = [] }: PrivacyLineProps) {
  const { t } = useTranslation('posts')
  const name = privacyName(privacy)
  return (
    <span className={css.privacy}>
      <Icon name={privacyIcons[name]} size={14} />
      {groups.length > 0 ? <GroupNames groups={groups} /> : t(`privacy.names.${name}`)}
    </span>
  )
}

/** One group by its name, several by their number. */
function GroupNames({ groups }: { groups: readonly Pick<PostGroup, 'id' | 'name'>[] }) {
  const { t } = useTranslation('posts')
  const [first] = groups
  if (groups.length > 1 || !first) return t('privacy.groups', { count: groups.length })
  return (
    <Link className={css.group} to={paths.group(first.id)}>
      {first.name}
    </Link>
  )
}
