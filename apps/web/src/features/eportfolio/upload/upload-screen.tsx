import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { isTagCode } from '../../tags/index.ts'
import { useUploadEPortfolio } from '../api/upload-eportfolio.ts'
import { TagFields } from '../exhibition/tag-fields.tsx'
import { PdfField } from './pdf-field.tsx'
import { useUploadSession } from './use-upload-session.ts'

/** Screen that makes an e-portfolio of a PDF made elsewhere. */
export function UploadScreen() {
  const { t } = useTranslation('eportfolio')
  const user = useCurrentUser()
  return (
    <Screen title={t('upload.title')} back={paths.ePortfolios}>
      {user ? <UploadForm key={user.id} account={user.id} /> : null}
    </Screen>
  )
}

function UploadForm({ account }: { account: string }) {
  const { t } = useTranslation('eportfolio')
  const sentence = useSentence()
  const navigate = useNavigate()
  const session = useUploadSession(account)
  const { values, set, item } = session
  const upload = useUploadEPortfolio()
  const [isTried, setTried] = useState(false)
  const titleError = isTried ? checkText(values.title, { required: true, max: ePortfolioLimits.title }) : null
  const file = item?.summary
  const fileError = isTried && !file ? t(item ? 'upload.underWay' : 'upload.noFile') : null

  const submit = () => {
    setTried(true)
    if (checkText(values.title, { required: true, max: ePortfolioLimits.title })) {
      document.getElementById('upload-title')?.focus()
      return
    }
    if (!file) return
    upload.mutate(
      {
        clientId: session.clientId,
        fileId: file.id,
        title: values.title.trim(),
        tags: values.tags.filter(isTagCode),
        customTags: [...values.customTags],
      },
      {
        onSuccess: ({ id }) => {
          session.finish()
          toast(t('upload.done'))
          navigate(paths.ePortfolio(id), { replace: true })
        },
      },
    )
  }
  const failure = isProblem(upload.error, 'PDF_PROTECTED') ? t('upload.protected') : sentence(upload.error)

  return (
    <Card padding="l">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Fields>
          <p>{t('upload.lead')}</p>
          {upload.error ? <FormAlert>{failure}</FormAlert> : null}
          <PdfField session={session} error={fileError} onChosen={upload.reset} />
          <TextInput
            id="upload-title"
            label={t('fields.title')}
            description={t('fields.atMost', { count: ePortfolioLimits.title })}
            value={values.title}
            error={titleError}
            onChange={(event) => set({ title: event.currentTarget.value })}
            required
          />
          <TagFields
            tags={values.tags}
            onTags={(tags) => set({ tags })}
            customTags={values.customTags}
            onCustomTags={(customTags) => set({ customTags })}
          />
          <Button type="submit" size="l" wide isBusy={upload.isPending}>
            {t('upload.submit')}
          </Button>
        </Fields>
      </form>
    </Card>
  )
}
