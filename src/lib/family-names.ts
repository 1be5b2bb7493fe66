/** Family names that say little about who somebody is, since many have them, and those that stand before the given name. */

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Chinese, Korean, Vietnamese and Hmong names, which are said first at home and last on an American form. */
const saidFirst = words(`
  bae bao bui cao chang chen cheng cho choi chung dang dinh do dong duong feng gao guo han he her ho hoang hong hu huang huynh
  jang jeon jiang jin jung kang kim kwon lam le lee li lim lin liu lo lor lu luo luu ly ma mai moua ng ngo nguyen oh park pham
  phan shin son song sun tang thao tran trinh truong tsao vang vo vu vue wang wong wu xiong xu yang yi yoon yu zhang zhao zheng zhou zhu`)

/** One name of Korea or China in the letters of several systems, by the ear of several provinces. */
const romanized = `
  lee yi rhee li|cho jo|choi choe|park pak bak|kim gim|jung jeong chung|kang gang|yoon yun|lim im rim|noh roh|shin sin|oh o|kwon gwon|
  wu ng woo|huang wong hwang|wang wong|chen chan|zhang cheung chang|liu lau|lin lam lim|zhou chow|zhu chu|xu hsu hui|cai tsai choi|
  ye yip|guo kwok kuo|luo law lo|he ho|zheng cheng|xie tse hsieh|yang yeung|liang leung|deng tang|feng fung|yuan yuen|zhao chiu chao|
  jiang chiang|wei ngai|cao chao tso|zeng tsang|ma mah`
const systems = Map.groupBy(
  romanized.split('|').flatMap((entry, at) =>
    entry
      .trim()
      .split(/\s+/)
      .map(name => ({ name, at })),
  ),
  ({ name }) => name,
)

/** Whether two folded family names are one, written in two systems: Lee and Yi. */
export const isSameFamilyName = (one: string, other: string): boolean =>
  systems.get(one)?.some(({ at }) => systems.get(other)?.some(each => each.at === at)) ?? false

const many = words(`
  abdi abdullah adams aguilar ahmed akhtar ali allen alvarez anderson bailey baker begay begum bennett bibi brooks brown campbell carter castillo
  castro chavez clark collins contreras cook cooper cox cruz davis delgado diaz edwards espinoza estrada evans farah fernandez flores foster
  garcia garza gomez gonzales gonzalez gray green guerrero gutierrez guzman haile hall hamdan harris hassan hernandez herrera hill howard hughes
  hussein ibrahim ivanova jackson james jama jenkins jimenez johnson jones juarez kaur kelly khan king kumar lewis long lopez martin martinez
  medina mejia mendez mendoza miller mitchell mohamed mohamud molina moore morales moreno morgan morris munoz murphy myers nelson nur
  nunez omar ortega ortiz osman parker patel pena perez perry petrov peterson phillips pierre powell price ramirez ramos reddy reed reyes reynolds rios
  rivera roberts robinson rodriguez rogers rojas romero ross ruiz russell salazar sanchez sanders sandoval santiago santos sharma shah silva singh
  smith soto stewart suarez sullivan taylor tesfaye thomas thompson torres tovar turner valdez vargas vasquez vega velasquez walker ward warsame
  washington watson white williams wilson wood wright yazzie young yusuf`)

/** Whether a folded word is a family name that stands before the given name where its language is spoken. */
export const isSaidFirst = (word: string): boolean => saidFirst.has(word)

/** Whether a folded word is a family name of many people. */
export const isCommonFamilyName = (word: string): boolean => many.has(word) || saidFirst.has(word)
