import type { Label } from '@learntrail/contract/profiles/organization'
import type { CountyCode } from '@learntrail/contract/profiles/organization-codes'

export const countyLabels: Record<CountyCode, Label> = {
  keelung_city: { tw: '基隆市', en: 'Keelung City' },
  taipei_city: { tw: '臺北市', en: 'Taipei City' },
  new_taipei_city: { tw: '新北市', en: 'New Taipei City' },
  taoyuan_city: { tw: '桃園市', en: 'Taoyuan City' },
  hsinchu_city: { tw: '新竹市', en: 'Hsinchu City' },
  hsinchu_county: { tw: '新竹縣', en: 'Hsinchu County' },
  miaoli_county: { tw: '苗栗縣', en: 'Miaoli County' },
  taichung_city: { tw: '臺中市', en: 'Taichung City' },
  changhua_county: { tw: '彰化縣', en: 'Changhua County' },
  nantou_county: { tw: '南投縣', en: 'Nantou County' },
  yunlin_county: { tw: '雲林縣', en: 'Yunlin County' },
  chiayi_city: { tw: '嘉義市', en: 'Chiayi City' },
  chiayi_county: { tw: '嘉義縣', en: 'Chiayi County' },
  tainan_city: { tw: '臺南市', en: 'Tainan City' },
  kaohsiung_city: { tw: '高雄市', en: 'Kaohsiung City' },
  pingtung_county: { tw: '屏東縣', en: 'Pingtung County' },
  yilan_county: { tw: '宜蘭縣', en: 'Yilan County' },
  hualien_county: { tw: '花蓮縣', en: 'Hualien County' },
  taitung_county: { tw: '臺東縣', en: 'Taitung County' },
  penghu_county: { tw: '澎湖縣', en: 'Penghu County' },
  kinmen_county: { tw: '金門縣', en: 'Kinmen County' },
  lienchiang_county: { tw: '連江縣', en: 'Lienchiang County' },
}
