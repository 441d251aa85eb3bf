import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Face } from '../../../ui/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type SignedInUser, useCurrentUser } from '../../profiles/index.ts'
import { readNoteOfDraft } from '../session/draft-note.ts'
import css from './compose-card.module.css'

/** The card that opens the short form: asks a question, or offers to continue the draft on this device. */
export function ComposeCard() {
  const user = useCurrentUser()
  return user ? <Compose user={user} /> : null
}

function Compose({ user }: { user: SignedInUser }) {
  const { t } = useTranslation(['drafts/compose', 'posts'])
  const begun = readNoteOfDraft(user.id)
  return (
    <Card padding="none" className={css.compose}>
      <Face id={user.id} name={user.displayName} picture={user.avatar} />
      <Link className={css.question} to={paths.quickPost}>
        <span>{begun ? t('goOn', { title: begun }) : t(begun === null ? 'question' : 'goOnUntitled')}</span>
      </Link>
      <Link className={css.write} to={paths.quickPost}>
        <Icon name="edit" size={18} />
        {t('drafts/compose:write')}
      </Link>
    </Card>
  )
}
