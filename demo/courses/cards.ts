import { emptyLecturerCard, type LecturerCard } from '@learntrail/contract/courses/lecturer'
import type { PersonKey } from '../people/people.ts'

/** Lecturer cards, shown to learners. */
export const cards: readonly { of: PersonKey; card: LecturerCard }[] = [
  {
    of: 'chen',
    card: {
      ...emptyLecturerCard,
      introduction: '內湖高中地球科學老師，帶學生在同一座橋上看了十二年的基隆河。相信等三秒再回答，會聽到更好的問題。',
      expertises: ['地球科學', '探究與實作', '河川與水質'],
      tags: ['地科', '探究', '慢慢來'],
      experiences: [
        { title: '內湖高中', content: '地球科學科教師、導師', from: 2014, until: null },
        { title: '跨校共備社群', content: '召集人，每月一次', from: 2020, until: null },
      ],
      customs: [{ title: '上課的習慣', content: '先看、再量、最後才查資料。' }],
    },
  },
  {
    of: 'luo',
    card: {
      ...emptyLecturerCard,
      introduction: '麗山高中物理老師。常說的一句話是「請附上單位」。',
      expertises: ['物理', '實驗設計', '誤差分析'],
      tags: ['物理', '實驗'],
      experiences: [{ title: '麗山高中', content: '物理科教師', from: 2010, until: null }],
    },
  },
]
