import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { HelpLink } from '../../help/index.ts'
import { type SignedInUser, useCurrentUser } from '../../profiles/index.ts'
import { findPublished } from '../api/find-published.ts'
import { ChoosePackage } from './choose-package.tsx'
import { openPackage, type Shown } from './open-package.ts'
import { PackageProblem } from './package-limits.ts'
import { ShownPackage } from './shown-package.tsx'

/** The screen that imports records from another system. */
export function TakingInScreen() {
  const { t } = useTranslation('drafts/taking-in')
  const user = useCurrentUser()
  return (
    <Screen title={t('title')} back={paths.portfolio} toolbar={<HelpLink topic="takeIn" />}>
      {user ? <TakingIn user={user} /> : null}
    </Screen>
  )
}

function TakingIn({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('drafts/taking-in')
  const sentenceOf = useSentence()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function open(file: File) {
    setReading(true)
    setFailure(null)
    try {
      const opened = await openPackage(file)
      setShown({ ...opened, known: await findPublished(opened.records.map(({ clientId }) => clientId)) })
    } catch (error) {
      setFailure(error instanceof PackageProblem ? t(`faults.${error.fault}`) : sentenceOf(error))
    } finally {
      setReading(false)
    }
  }

  if (shown !== null) return <ShownPackage shown={shown} accountId={user.id} onAnother={() => setShown(null)} />
  return (
    <>
      <FormAlert>{failure}</FormAlert>
      <ChoosePackage isReading={isReading} onChoose={open} />
    </>
  )
}
