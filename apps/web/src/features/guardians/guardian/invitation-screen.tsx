import { guardianLimits } from '@learntrail/contract/guardians/limits'
import type { Relation } from '@learntrail/contract/guardians/states'
import { relations } from '@learntrail/contract/guardians/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { acceptInvitation, type Invitation, invitationQuery, useGuardianChange } from '../api/guardian.ts'
import css from './guardian.module.css'

const isOver = (error: unknown) => isProblem(error, 'GUARDIAN_LINK_OVER', 'VALIDATION_FAILED')

/** Target of an invitation's link or code: a person gives name and relation and becomes the child's guardian. */
export function GuardianInvitationScreen() {
  const { t } = useTranslation('guardians')
  const { token = '' } = useParams()
  const query = useQuery(invitationQuery(token))
  return (
    <Screen title={t('invitation.title')} width="narrow">
      {query.isPending ? <CardsSkeleton cards={1} /> : null}
      {isOver(query.error) ? (
        <LostState
          title={t('invitation.over')}
          text={t('invitation.overText')}
          to={paths.guardian}
          way={t('invitation.toMine')}
        />
      ) : null}
      {query.error && !query.data && !isOver(query.error) ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data && !isOver(query.error) ? <Accepting token={token} invitation={query.data} /> : null}
    </Screen>
  )
}

function Accepting({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation(['guardians', 'guardians/relations'])
  const navigate = useNavigate()
  const { childName, groupName, invitedBy, isChild, children } = invitation
  const accept = useGuardianChange(acceptInvitation)
  const form = useKeptForm({
    id: 'guardian',
    start: () => ({
      name: invitation.name,
      relation: null as Relation | null,
      email: invitation.email ?? '',
      isWeekly: false,
    }),
    check: ({ name, relation }) => ({
      name: name.trim() === '' ? ruleSentence('required') : null,
      relation: relation === null ? ruleSentence('required') : null,
      email: null,
    }),
    async send({ relation, ...typed }) {
      if (relation === null) return null
      const [name, email] = [typed.name.trim(), typed.email.trim()]
      const isWeekly = typed.isWeekly && email !== ''
      return accept.mutateAsync({ token, name, relation, email: email || null, isWeekly, locale: currentLocale() })
    },
    onSent(accepted) {
      if (accepted === null) return
      toast(t(accepted.confirms ? 'invitation.confirm' : 'invitation.done'), { milliseconds: 6_000 })
      void navigate(paths.guardedChild(accepted.childId), { replace: true })
    },
  })
  const { relation, email, isWeekly } = form.values

  return (
    <Card as="section" padding="l" className={css.stack} aria-label={t('invitation.title')}>
      <h2>{t('invitation.asks', { name: childName })}</h2>
      <p className={css.note}>
        {groupName
          ? t('invitation.byGroup', { group: groupName, by: invitedBy })
          : t('invitation.by', { by: invitedBy })}
      </p>
      {isChild ? (
        <FormAlert>{t('invitation.isChild', { name: childName })}</FormAlert>
      ) : (
        <>
          {children.length > 0 ? (
            <p className={css.note}>{t('invitation.together', { names: children.join(t('invitation.comma')) })}</p>
          ) : null}
          <TextInput
            {...form.input('name')}
            label={t('invitation.name')}
            autoComplete="name"
            maxLength={guardianLimits.name.max}
          />
          <Field {...form.at('relation')} label={t('invitation.relation')}>
            <ChipRow>
              {relations.map((one) => (
                <ChoiceChip key={one} isOn={one === relation} onToggle={() => form.change({ relation: one })}>
                  {t(`guardians/relations:is.${one}`)}
                </ChoiceChip>
              ))}
            </ChipRow>
          </Field>
          <TextInput
            {...form.input('email')}
            type="email"
            label={t('invitation.email')}
            description={t('invitation.emailNote')}
            autoComplete="email"
          />
          {email.trim() === '' ? null : (
            <Checkbox
              label={t('mails.weekly')}
              checked={isWeekly}
              onChange={(event) => form.change({ isWeekly: event.currentTarget.checked })}
            />
          )}
          {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
          <Button wide size="l" isBusy={form.isSending} onClick={() => form.submit()}>
            {t('invitation.accept')}
          </Button>
          <p className={css.note}>{t('invitation.until', { day: formatFullDay(invitation.expiresAt) })}</p>
        </>
      )}
    </Card>
  )
}
