/** A guide that 林小雨 has begun. */
export const begunGuide = {
  kind: 'course_classification',
  answers: {
    subject: '地理（加深加廣），高二上，吳老師。單元是「水資源與聚落」。',
    about: '聚落不是隨便長出來的。這個單元在談人怎麼跟著水走，又怎麼改變水。',
    task: '選一條家附近的水圳，找出它一百年前的位置，畫成今昔對照圖。我負責訪談。',
  },
  step: 3,
} as const
