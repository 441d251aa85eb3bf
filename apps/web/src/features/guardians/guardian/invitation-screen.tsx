import { guardianLimits } from '@learntrail/contract/guardians/limits'
import type { Relation } from '@learntrail/contract/guardians/states'
import { relations } from '@learntrail/contract/guardians/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
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

const nameField = 'guardian-name'
const relationField = 'guardian-relation'
const mailField = 'guardian-mail'

function Accepting({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation(['guardians', 'guardians/relations'])
  const navigate = useNavigate()
  const { childName, groupName, invitedBy, isChild, children } = invitation
  const [name, setName] = useState(invitation.name)
  const [relation, setRelation] = useState<Relation>()
  const [email, setEmail] = useState(invitation.email ?? '')
  const [isWeekly, setWeekly] = useState(false)
  const [wrong, setWrong] = useState<Partial<Record<'name' | 'relation' | 'email', string>>>({})
  const accept = useGuardianChange(acceptInvitation)

  const press = () => {
    if (name.trim() === '') {
      setWrong({ name: ruleSentence('required') })
      return goToField(nameField)
    }
    if (relation === undefined) {
      setWrong({ relation: ruleSentence('required') })
      return goToField(relationField)
    }
    const body = {
      token,
      name: name.trim(),
      relation,
      isWeekly: isWeekly && email.trim() !== '',
      locale: currentLocale(),
    }
    accept.mutate(
      { ...body, email: email.trim() || null },
      {
        onSuccess: ({ childId, confirms }) => {
          toast(t(confirms ? 'invitation.confirm' : 'invitation.done'), { milliseconds: 6_000 })
          void navigate(paths.guardedChild(childId), { replace: true })
        },
        onError: (error) => {
          const [field] = isProblem(error) ? error.fields : []
          if (field?.path === 'name' || field?.path === 'email') {
            setWrong({ [field.path]: ruleSentence(field.rule, field.limit) })
            goToField(field.path === 'name' ? nameField : mailField)
          }
        },
      },
    )
  }

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
            id={nameField}
            label={t('invitation.name')}
            autoComplete="name"
            maxLength={guardianLimits.name.max}
            value={name}
            error={wrong.name}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setWrong({})
            }}
          />
          <Field id={`${relationField}-group`} label={t('invitation.relation')} error={wrong.relation}>
            <div id={relationField} tabIndex={-1}>
              <ChipRow>
                {relations.map((one) => (
                  <ChoiceChip
                    key={one}
                    isOn={one === relation}
                    onToggle={() => {
                      setRelation(one)
                      setWrong({})
                    }}
                  >
                    {t(`guardians/relations:is.${one}`)}
                  </ChoiceChip>
                ))}
              </ChipRow>
            </div>
          </Field>
          <TextInput
            id={mailField}
            type="email"
            label={t('invitation.email')}
            description={t('invitation.emailNote')}
            autoComplete="email"
            value={email}
            error={wrong.email}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              setWrong({})
            }}
          />
          {email.trim() === '' ? null : (
            <Checkbox
              label={t('mails.weekly')}
              checked={isWeekly}
              onChange={(event) => setWeekly(event.currentTarget.checked)}
            />
          )}
          {accept.error && !isProblem(accept.error, 'VALIDATION_FAILED') ? (
            <FormAlert>{sentenceOf(accept.error)}</FormAlert>
          ) : null}
          <Button wide size="l" isBusy={accept.isPending} onClick={press}>
            {t('invitation.accept')}
          </Button>
          <p className={css.note}>{t('invitation.until', { day: formatFullDay(invitation.expiresAt) })}</p>
        </>
      )}
    </Card>
  )
}
