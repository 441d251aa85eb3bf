import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useKnownPerson } from '../../ui/known-people.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { DangerDialog, GivenPasswords } from '../console/index.ts'
import { Roster } from '../groups/index.ts'
import { giveMemberPassword } from './api/member-password.ts'
import css from './schools.module.css'

/** Gives a student of a class a new first password, for the class's administrators. */
export function MemberPasswordScreen() {
  const { t } = useTranslation('schools')
  const { groupId = '', personId = '' } = useParams()
  return (
    <Screen title={t('password.title')} back={paths.groupMembers(groupId)} width="narrow">
      <Roster groupId={groupId} isLeading>
        <MemberPassword groupId={groupId} personId={personId} />
      </Roster>
    </Screen>
  )
}

function MemberPassword({ groupId, personId }: { groupId: string; personId: string }) {
  const { t } = useTranslation(['schools', 'common'])
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [given, setGiven] = useState<FirstPassword[] | null>(null)
  const { memberNumber = '', realName = '' } = useKnownPerson(personId) ?? {}
  const name = `${memberNumber} ${realName}`.trim()
  const members = paths.groupMembers(groupId)
  return (
    <>
      <Card padding="l" className={css.fields}>
        {given ? (
          <>
            <GivenPasswords items={given} />
            <LinkButton look="line" to={members}>
              {t('password.back')}
            </LinkButton>
          </>
        ) : (
          <>
            {name === '' ? null : <strong>{name}</strong>}
            <p>{t('password.whom')}</p>
            <p>{t('password.what')}</p>
            <div className={css.acts}>
              <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
                {t('password.give')}
              </Button>
              <Button look="line" onClick={() => navigate(members)}>
                {t('common:cancel')}
              </Button>
            </div>
          </>
        )}
      </Card>
      {isAsked ? (
        <DangerDialog
          title={name === '' ? t('password.ask') : t('password.askOf', { name })}
          confirm={t('password.give')}
          act={async (reason) => setGiven((await giveMemberPassword(groupId, personId, reason)).items)}
          onDone={() => setAsked(false)}
          onClose={() => setAsked(false)}
        >
          <p>{t('password.what')}</p>
        </DangerDialog>
      ) : null}
    </>
  )
}
