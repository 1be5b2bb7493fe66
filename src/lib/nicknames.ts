/**
 * What people are called for short, in English and Spanish: looking for Bill finds William, and looking for William finds Bill.
 * A table of our own: common ones only, since each makes more people alike.
 */
import { foldName } from './person-names.ts'

/** A name, and what it is made short to. One short name may belong to several. */
const shortened = `
abigail: abby
albert: al bert
alejandra: ale
alejandro: ale alex
alexander: alex xander sasha
alexandra: alex sandra
alfonso: poncho
alicia: licha
andrew: andy drew
anthony: tony
antonia: toña toni
antonio: toño tony
arthur: art
barbara: barb
beatriz: bety
benjamin: ben benji
bernard: bernie
carlos: carlitos charly
carolina: caro
catherine: cathy kate katie
katherine: kathy kate katie
charles: charlie chuck
christina: chris tina
cristina: cris tina
christopher: chris
concepción: concha conchita
consuelo: chelo
cynthia: cindy
daniel: dan danny
david: dave davy
deborah: deb debbie
dolores: lola
donald: don donnie
dorothy: dot dottie
edward: ed eddie ned ted
eduardo: lalo
elena: nena
elizabeth: beth betty eliza liz lizzy
enrique: quique
ernesto: neto
eugene: gene
fernando: fer nando
florencia: flor
frances: fran
francis: frank
francisca: paca pancha
francisco: paco pancho kiko
frederick: fred freddy
gabriel: gabe gabi
gabriela: gabi
gerald: gerry jerry
geronimo: jero
gilberto: beto
gregory: greg
graciela: chela
gregorio: goyo
guadalupe: lupe lupita
guillermo: memo
henry: hank harry
humberto: beto
ignacio: nacho
isabel: chabela isa
jacob: jake
jacqueline: jackie
james: jim jimmy jamie
janet: jan
jennifer: jen jenny
jesús: chuy chucho
john: jack johnny
jonathan: jon
joaquín: quino
jorge: coque
josé: pepe chepe
josefina: pepa fina
joseph: joe joey
joshua: josh
juan: juanito
judith: judy
julia: julie
kenneth: ken kenny
kimberly: kim
lawrence: larry
leonard: len lenny
leonardo: leo
louis: lou
louise: lou
lourdes: lulú
luis: lucho
luisa: lucha
manuel: manny manolo
manuela: manola
margaret: maggie meg peggy
margarita: mago rita
maría: mari maruja
mario: mayito
martha: marty
matthew: matt
matilde: mati
mercedes: meche
michael: mike mickey
miguel: mike
montserrat: montse
nancy: nan
natalia: nati
nicholas: nick
nicolás: nico
pamela: pam
patricia: pat pati patty tricia
patrick: pat
pedro: perico
peter: pete
philip: phil
rafael: rafa
ramón: moncho
raymond: ray
rebecca: becky
ricardo: ricky
richard: dick rich rick
robert: bob bobby rob
roberto: beto
ronald: ron ronnie
rosario: chayo charo
rosalía: chalía
salvador: chava
samantha: sam
samuel: sam sammy
sandra: sandy
santiago: santi
sebastián: sebas
sergio: checo
sofía: sofi
stephen: steve
steven: steve
susan: sue susie
susana: susi
teresa: tere
theodore: ted teddy
theresa: terry tess
thomas: tom tommy
timothy: tim
tomás: tomy
valentina: vale
vicente: chente
victoria: vicky
vincent: vince vinny
virginia: ginny vicky
walter: walt wally
william: bill billy liam will
`

const others = new Map<string, string[]>()
for (const line of foldName(shortened).trim().split('\n')) {
  const [name = '', short = ''] = line.split(': ')
  for (const nickname of short.split(' ')) {
    others.set(name, [...(others.get(name) ?? []), nickname])
    others.set(nickname, [...(others.get(nickname) ?? []), name])
  }
}

/** The names of whoever may be called by this folded word, and what a name is made short to; none for most. */
export const nicknamesOf = (word: string): readonly string[] => others.get(word) ?? []
