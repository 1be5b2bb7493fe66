// English words by what they speak of: who, what is done, with what, when, and what makes it harmless. A word alone decides
// nothing; the trained model weighs which of them stand together. Words are as they read plainly ("dont"); * ends a stem.

/** The words that themselves speak of danger: what sounds or is written like one of them is read as it. */
export const englishDangerWords = {
  die: 'die dies died dying dead death deadly deceased unalive* suicid* sewerslide* sucide coffin grave funeral bury buried casket kms ctb overdos* od odd odding',
  kill: 'kill* murder* slaughter* execut* assassinat* strangl* chok* stab* shoot* shot shots drown* hang hanging hanged noose poison* behead* lynch*',
  hurt: 'hurt* harm* hit hits hitting beat beats beating beaten punch* slap* kick* shov* push* grab* attack* assault* abus* violen* bruis* bit bites burn* cut cuts cutting torture* whip* smack* spank* pinch* twist* drag* slam* threw throws thrown spit spits yank* injur* wound* swing swung',
  sexual:
    'rape* rapist molest* grop* sex sexual* incest* pimp* traffick* prostitut* naked nude* touch touches touched touching consent pervert',
  threat:
    'threat* revenge payback stalk* ambush* bomb* massacre* arson torch* sorry regret destroy* ruin* teach lesson snap snapped warn*',
  weapon:
    'gun guns pistol* rifle* shotgun* knife knives blade* razor* machete* weapon* bullet* ammo bat hammer gasoline gas lighter rope* belt bridge ledge roof tracks train',
  bleed:
    'bleed* blood bloody hemorrhag* stroke heart seizure* seizing convuls* faint* collaps* unconscious unresponsive breath* wheez* gasp* chest numb* tingl* droop* slur* swell* swollen choking anaphyl* allergic hives blue purple gray grey pale vomit* puk* throwing dizzy fever* stiff rash dehydrat* limp clammy sweat* jaw vision blurry confus* ambulance 911 er emergency labor contraction* crowning withdrawal* shak* tremor* hallucinat* insulin sugar electrocut* drowned',
  control:
    'afraid scared terrif* frighten* fear* lock* trap* captiv* allow* permission forbid* forbids controls controlling hides hid takes took taken passport papers deport* owes escape* unsafe hiding hide coerc* forc* monitor* track* gps',
  end: 'burden goodbye goodbyes farewell forgive peace* worthless useless hopeless pointless anymore forever alone nothing empty disappear* vanish* invisible tired exhausted done finished over end ending ended ends quit will note letter last final finally better without exist existing existence wake asleep sleep',
  pills:
    'pill* med meds medicine* medication* tablet* tylenol aspirin ibuprofen xanax fentanyl heroin meth opioid* oxy* percs perc bleach antifreeze bottle* dose doses vodka alcohol drunk drink* naloxone narcan needle*',
} as const

/** The words around them: who, when, whether, and in what kind of talk. */
export const englishContextWords = {
  i: 'i im ive ill id me my mine myself',
  he: 'he hes hed him his himself she shes her hers herself they theyre them their theyll hell shell',
  you: 'you your youre yours u ur yall',
  partner:
    'husband wife boyfriend girlfriend partner ex bf gf hubby spouse fiance* stepdad stepfather stepmom baby* dude man guy',
  child:
    'kid kids child children son daughter baby toddler niece nephew grandson granddaughter grandkids boy girl infant newborn student*',
  elder:
    'mom mother mama mum dad father grandma grandpa grandmother grandfather granny aunt uncle elder* nana sister brother cousin neighbor* roommate friend buddy',
  not: 'not no never dont doesnt didnt isnt arent wasnt wont cant cannot couldnt wouldnt havent hasnt aint without none nor neither nobody nothing denies denied denying negative zero',
  past: 'ago used was were had years year back childhood once former* previously history then when teenager since survived survivor recovered recovery sober clean remission healed anniversary grew younger 1 2 3 5 10 20',
  now: 'now tonight today right currently still again keeps keep already already just minute* hour* morning yesterday tomorrow soon weekend until',
  want: 'want* wanna wish* going gonna plan* ready decided think* thought* thinking feel* felt wanted might could tempted hope',
  fiction:
    'movie* film* song* book* novel* poem* show* episode* series game* gaming character* scene* lyrics album band podcast documentary play* netflix story stories chapter villain actor* trailer tv video anime manga season quote* tattoo shirt poster costume theater drama essay halloween',
  work: 'client* pt patient* pts screening screened training trained c ssrs phq assessment* assessed ideation si hi policy protocol* module certif* staff reviewed discussed documented completed clinician* session referral intake risk plan caseworker supervisor shift report* mandated class workshop brochure flyer awareness prevention research study statistics survey',
  joke: 'lol haha* lmao joke* joking kidding funny laugh* hilarious literally figur* saying expression dramatic pun jk',
  thing:
    'game phone battery car engine computer laptop plant* weeds bugs roach* mice rats ants spider* dog cat fish chicken wifi app time deadline test exam traffic line lights recipe dinner oven cake garden lawn printer server budget bill deal record stage marathon workout gym',
  fine: 'fine okay ok great good happy glad safe well better nice excited proud grateful thankful love* enjoy* fun relief relieved calm',
  practical:
    'appointment* appt* form* paper* ride bus rent job interview school class* card* office call* email* paperwork documents benefits snap application* schedule* reschedule lease landlord paycheck meeting thursday tuesday monday wednesday friday saturday sunday',
  home: 'home house apartment room door shelter car bed bathroom kitchen street basement',
  money: 'money check* paycheck bank card cash food feeds fed eat eats eating hungry starv* bills',
} as const
