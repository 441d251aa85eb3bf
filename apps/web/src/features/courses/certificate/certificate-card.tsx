import type { Certificate } from '@learntrail/contract/courses/certificates'
import { ePortfolioPaths } from '@learntrail/contract/eportfolio/paths'
import { inFours } from '@learntrail/contract/in-fours'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listed } from '../../../ui/listed.ts'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { saveCertificate, withdrawCertificate } from '../api/certificates.ts'
import { coursesKey } from '../api/courses.ts'
import { useCourseNames } from '../names.ts'
import css from './certificate.module.css'

/** A certificate's content, its PDF, and the address where a recipient can confirm it. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('courses/certificate')
  const names = useCourseNames()
  const sentence = useSentence()
  const { courseId, code, name, courseName, minutes, teachers, finishedAt, madeAt } = certificate
  const address = new URL(ePortfolioPaths.confirmation(code), window.location.origin).href
  const save = useMutation({
    mutationFn: () => saveCertificate(courseId),
    onError: (error) => toast(sentence(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <div className={css.cards}>
      <Card as="section" padding="l" aria-labelledby="certificate">
        <div className={css.part}>
          <p className={css.quiet}>{t('says')}</p>
          <p className={css.name}>
            <WholeWords>{name}</WholeWords>
          </p>
          <p className={css.quiet}>{t('finished')}</p>
          <h2 id="certificate" className={css.course}>
            <WholeWords>{names.course(courseName)}</WholeWords>
          </h2>
          <Facts>
            {minutes > 0 ? <Fact name={t('facts.time')}>{names.minutes(minutes)}</Fact> : null}
            <Fact name={t('facts.finished')}>{formatFullDay(finishedAt)}</Fact>
            {teachers.length > 0 ? <Fact name={t('facts.teachers')}>{listed(teachers)}</Fact> : null}
            <Fact name={t('facts.made')}>{formatFullDay(madeAt)}</Fact>
          </Facts>
          <div className={css.ways}>
            <Button icon="download" isBusy={save.isPending} onClick={() => save.mutate()}>
              {t('download')}
            </Button>
            <LinkButton look="soft" icon="edit" to={courseAddresses.reflectionWithCertificate(courseId)}>
              {t('record')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <Card as="section" padding="l" aria-labelledby="certificate-check">
        <div className={css.part}>
          <h2 id="certificate-check" className={css.title}>
            {t('check.title')}
          </h2>
          <p className={css.quiet}>{t('check.text')}</p>
          <p className={css.code}>{inFours(code)}</p>
          <QrCode text={address} label={t('check.code', { name: names.course(courseName) })} />
          <LinkToShare address={address} title={names.course(courseName)} />
        </div>
      </Card>
      <TakeBack courseId={courseId} />
    </div>
  )
}

function TakeBack({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses/certificate')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => withdrawCertificate(courseId),
    async onSuccess() {
      setAsking(false)
      toast(t('withdraw.done'))
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  return (
    <div>
      <Button look="quiet" icon="remove" onClick={() => setAsking(true)}>
        {t('withdraw.do')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('withdraw.title')}
        confirm={t('withdraw.do')}
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('withdraw.text')}</p>
        {withdraw.error ? <FormAlert>{sentence(withdraw.error)}</FormAlert> : null}
      </ConfirmDialog>
    </div>
  )
}
