import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useChangeCurrentUser } from '../api/change-current-user.ts'
import type { SignedInUser } from '../api/read-current-user.ts'
import { AudienceNote } from '../audiences/audience-note.tsx'
import { AboutFields } from '../form/about-fields.tsx'
import { aboutOf, checkAbout, profileOf } from '../form/about-values.ts'
import { OwnFields } from '../form/own-fields.tsx'
import css from '../screens/profile-form.module.css'

export function AboutForm({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('profiles')
  const isTeacher = user.title === 'teacher'
  const change = useChangeCurrentUser()
  const form = useKeptForm({
    id: 'about',
    draft: { what: 'profile-about', account: user.id },
    start: () => aboutOf(user),
    check: checkAbout,
    fieldOf: (path) => (path.startsWith('profile.') ? path.replace('profile.', '') : null),
    send: (values) =>
      change.mutateAsync({ profile: profileOf(isTeacher ? values : { ...values, taughtSubjects: [] }) }),
    onSent: () => toast(t('profile.saved')),
  })

  return (
    <form onSubmit={form.submit} noValidate>
      <AudienceNote isCareful={user.isUnder18} countsAsGrownUp={user.isGrownUp} />
      <AboutFields form={form} isTeacher={isTeacher} />
      <OwnFields form={form} />
      <BottomBar isFoot failure={form.failure} className={css.bar}>
        <Button type="submit" isBusy={form.isSending} disabled={!form.isChanged}>
          {t('profile.save')}
        </Button>
      </BottomBar>
    </form>
  )
}
