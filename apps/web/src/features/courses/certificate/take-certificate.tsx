import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { certificateQuery, certificatesQuery, takeCertificate } from '../api/certificates.ts'
import css from './certificate.module.css'

/** Issues the certificate. Shows the name it will bear first, as it cannot be changed afterwards. */
export function TakeCertificate({ courseId, name }: { courseId: string; name: string }) {
  const { t } = useTranslation('courses/certificate')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const take = useMutation({
    mutationFn: () => takeCertificate(courseId),
    onSuccess(certificate) {
      queryClient.setQueryData(certificateQuery(courseId).queryKey, {
        certificate,
        name: certificate.name,
        isFinished: true,
      })
      void queryClient.invalidateQueries({ queryKey: certificatesQuery.queryKey })
    },
  })
  return (
    <Card padding="l">
      <div className={css.part}>
        <FormAlert>{take.error ? sentence(take.error) : null}</FormAlert>
        <p>{t('take.text')}</p>
        <p className={css.quiet}>{t('take.name')}</p>
        <p className={css.name}>
          <WholeWords>{name}</WholeWords>
        </p>
        <p className={css.quiet}>{t('take.nameNote')}</p>
        <div className={css.ways}>
          <Button icon="check" isBusy={take.isPending} onClick={() => take.mutate()}>
            {t('take.do')}
          </Button>
          <LinkButton look="quiet" icon="edit" to={paths.profile}>
            {t('take.change')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
