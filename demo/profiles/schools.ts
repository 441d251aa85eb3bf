/** Schools of the demo's people, all in the initial list of schools. */
export const schools = {
  neihu: { type: 'high_school', name: '臺北市立內湖高中', county: 'taipei_city', township: 'taipei_neihu' },
  lishan: { type: 'high_school', name: '臺北市立麗山高中', county: 'taipei_city', township: 'taipei_neihu' },
  beiyinu: { type: 'high_school', name: '臺北市立北一女中', county: 'taipei_city', township: 'taipei_zhongzheng' },
  daan: { type: 'high_school', name: '臺北市立大安高工', county: 'taipei_city', township: 'taipei_da_an' },
  songshan: { type: 'high_school', name: '臺北市立松山工農', county: 'taipei_city', township: 'taipei_xinyi' },
  kaiping: { type: 'high_school', name: '私立開平餐飲', county: 'taipei_city', township: 'taipei_da_an' },
  wenzao: {
    type: 'five_year_junior_college_program',
    name: '文藻外語大學',
    county: 'kaohsiung_city',
    township: 'kaohsiung_sanmin',
  },
  beishang: {
    type: 'five_year_junior_college_program',
    name: '國立臺北商業大學',
    county: 'taipei_city',
    township: 'taipei_zhongzheng',
  },
  mackay: {
    type: 'five_year_junior_college_program',
    name: '馬偕醫護管理專科學校',
    county: 'taipei_city',
    township: 'taipei_beitou',
  },
  lishanJunior: {
    type: 'junior_high_school',
    name: '臺北市立麗山國中',
    county: 'taipei_city',
    township: 'taipei_neihu',
  },
  neihuPrimary: { type: 'primary_school', name: '臺北市立內湖國小', county: 'taipei_city', township: 'taipei_neihu' },
  ntu: {
    type: 'university_or_graduate_school',
    name: '國立臺灣大學',
    county: 'taipei_city',
    township: 'taipei_da_an',
  },
  ntnu: {
    type: 'university_or_graduate_school',
    name: '國立臺灣師範大學',
    county: 'taipei_city',
    township: 'taipei_da_an',
  },
  ncku: {
    type: 'university_or_graduate_school',
    name: '國立成功大學',
    county: 'tainan_city',
    township: 'tainan_east',
  },
  nthu: {
    type: 'university_or_graduate_school',
    name: '國立清華大學',
    county: 'hsinchu_city',
    township: 'hsinchu_city_east',
  },
} as const
