/** The gradebook of 二年三班, as its teacher keeps it. */
export const gradebook = {
  /** The group's handle, and who keeps its scores. */
  group: 'neihu-203',
  by: 'chen',
  decimals: 1,
  isPublished: true,
  categories: [
    { name: '作業', weight: 40 },
    { name: '平時考', weight: 30 },
    { name: '口頭報告', weight: 30 },
  ],
  columns: [
    { title: '第一次平時考', category: '平時考', daysAgo: 32, maximum: 100, weight: 1 },
    { title: '小組口頭報告', category: '口頭報告', daysAgo: 12, maximum: 20, weight: 1 },
    { title: '第二次平時考', category: '平時考', daysAgo: 4, maximum: 100, weight: 1 },
  ],
  /** By student, in order, one score after the other; null: excused. */
  scores: [
    [88, 76, 92, 81, 69, 95, 84, 78, null, 90],
    [18, 16, 19, 15, 17, 18, 14, 20, 16, 17],
    [91, 82, 88, 79, 74, 97],
  ],
} as const
