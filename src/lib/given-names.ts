/**
 * Given names that are spelled in several ways, what they are short for, and their forms in other languages: a table of our own, of the names that care
 * teams in English and Spanish meet most. Names of two entries are names of two people, however few letters apart they are.
 */
import { nicknamesOf } from './nicknames.ts'
import { foldName } from './person-names.ts'

/** Each entry is one name: its spellings, then what it is made short to. */
const entries = `
aaliyah aliyah, abbas, abdel, abdi cabdi, abdiaziz, abdikadir abdiqadir, abdirahman abdurahman, abdullah abdallah, abdullahi,
abebe, abebech, abdul, abigail abby, abraham abe, ada, adam, adan, adela, adelia, adriana, adrian, agustin, ahmed ahmad axmed,
aidan aiden, aisha caasha ayesha, alan allan, alba, albert al bert, alberto beto, alejandra ale, alejandro ale alex, alexander
aleksandr alexandr alex sasha xander, alexandra aleksandra oleksandra alex sandra, aleksei alexei, alexis, alfonso poncho,
alfredo fredo, ali, alice, alicia licha, alma, alonso alonzo, amalia, amanda mandy, amina aminah, amir, amy, ana anna, andre,
andrea, andres, andrew andy drew, andrey andriy andrii, angel, angela, angelica, angelina, anita, ann anne, annette, anthony
tony, antonia tona toni, antonio tono tony, anwar, april, araceli aracely, ariana, ariel, armando, arthur art, arturo, asha,
ashley ashlee ashleigh, ashton, aurora, austin, ayan, barbara barb, beatrice, beatriz bety, belinda, benjamin ben benji,
bernard bernie, beth, bethany, betty, beverly, bilal, billie, blanca bianca, bobby, brad, bradley brad, brandon, brenda, brian
bryan, brianna breanna, brittany, brooke, bruce, caden kaden, calvin, camila, candace candice, carl karl, carla karla, carlos
carlitos, carmela, carmen carmencita, carol, carolina caro, caroline, carolyn, carrie, cassandra casandra, catalina, cecilia
cecelia ceci, celia, cesar, charlene, charles charlie chuck, chelsea, chloe, christa, christian cristian, christina cristina
cristi chris tina, christine, christopher chris, cindy, clara, clarence, clarissa, claudia, clifford cliff, connie, concepcion
concha conchita, consuelo chelo, corey cory, craig, crystal, cynthia cindy, daisy, dale, dana, daniel dan danny, daniela dani,
danielle, darlene darleen, darnell, darrell darryl daryl, david dave davy, dawn, dean, deanna, deborah debra deb debbie,
delia, demetria demi, denise, dennis, derek derrick, diana, diane, diego, dina, dmitri dmytro dima, dolores delores lola,
dominic, donald don donnie, donna, dora, doris, dorothy dot dottie, douglas doug, duane dwayne, dustin, dylan, earl, edgar,
edith, edmundo, eduarda, eduardo lalo, edward ed eddie ned ted, edwin, eileen, elaine, eleanor eleanore leonor, elena helena
yelena elenita, elia, elijah, elio, elizabeth elisabeth beth betty eliza liz lizzy, ella, ellen, elsa, elvira, emilia,
emiliano, emilio, emily, emma, emmanuel emanuel manuel, enrique quique kike, eric erik erick, erica erika ericka, erin, ernest
ernie, ernesto neto, esmeralda, esperanza, estela, esteban, esther, ethan, eugene gene, eva, evan, evelyn, fabiola, faith,
fariba, farida, farhan, fartun fartuun, fatima fatuma fathima, federico fede, felicia, felipe, felix, fernanda fer, fernando
fer nando, florence, floyd, frances fran, francis frank, francisca paca pancha, francisco paco pancho kiko, frank, franklin,
fred, frederica, frederick fredrick fred freddy, gabriel gabe gabi, gabriela gabriella gabi gaby, gary, geoffrey jeffrey jeff,
george, gerald gerry jerry, geronimo jeronimo jero, gilbert gil, gilberto beto gil, gilda, gina, gladys, glenn, gloria, grace,
graciela chela, greg, gregorio goyo, gregory greg, griselda grizelda, guadalupe lupe lupita, guillermo memo, gwendolyn
gwendolin gwen, gwyneth, hassan hasan, hannah hanna, harold, harry, hazel, heather, hector, heidi, helen, henrietta, henry
hank harry, herbert, hodan, holly, hope, howard, hugh, hugo, humberto beto, husayn hussein hussain hosein, ian, ibrahim
ibrohim, ignacio nacho, ihor igor, ilana, ileana, imran, irene, irina, iris, irma, isaac, isabel isabelle chabela, isabela
isabella, isaiah isaias, ismael ishmael ismail, israel, ivan, jack, jackson, jacob jake, jacqueline jackie, jade, jaime, jalen
jaylen, jamal, james jim jimmy jamie, jan, jane, janet, janice, jared, jarrod jerrod, jasmine jazmin yasmin, jason, javier,
jayden, jayla jaila, jean, jeannie jeanie, jennifer jen jenny, jeremiah, jeremy, jermaine, jerome, jesse, jessica jess, jesus
chuy chucho, jill, jo, joan, joanna, joaquin quino, joe joey, joel, john jon johnny jhon, jonathan jonatan jhonatan jon,
jordan, jorge coque, jose pepe chepe, josefina pepa fina, joseph joe joey, joshua josh, joy, joyce, juan juanito, juana
juanita, judith judy, judy, julia julie, julian, julie, julio, justin, justina, kaitlyn caitlin, kamran, karen, kareem karim,
karina, karla, katherine catherine kathryn cathy kate katie kathy, kateryna katerina, kathleen kathy, kayla, kayden, keith,
kelly, kelvin, kendra, kenneth ken kenny, kevin, keisha kiesha, khadija khadijah, khadra, kim, kimberly kim, kofi, kojo,
kristen kristin, kristina, kristoffer kristofer, kyla, kyle, kylie, lamar, lana, lara, larry, latasha, latonya latonia,
latoya, latrice, laura, lauren, lawrence larry, leah, leila layla, leilani, lena, lenora, leo, leon, leona, leonard len lenny,
leonardo leo, leroy, leslie, leticia lety leti, lidia lydia, lillian, lily, linda, lionel, lisa liza, lloyd, logan, lois,
long, loren, lorena, lorenzo, loretta, lori, lorna, louis lou, louise lou, lourdes lulu, lucas, lucia, lucy, luis lucho, luisa
lucha, luke, luna, mabel, madeline madeleine, madison, mahmoud mahmud, maite, manuel manny manolo, manuela manola, mara, marc
mark marcus markus, marcela, marcia, marcos, marcos marco, margaret maggie meg peggy, margarita mago rita, maria mari maruja,
mariah, mariana, maribel marybel, marie, marilyn, marina, mario mayito, marisol, marissa, marjorie, marlen, marlon, marquis,
marta martha marty, martin, marvin, mary, maryam mariam, marwa, mason, mateo, matthew matt, maureen, maurice, max, maxim,
maya, megan, melanie, melissa, melvin, mercedes meche, mia, michael mike mickey, michaela mckayla, michelle, miguel mike,
mikhail misha, mila, mildred, mina, ming, mira, miriam, mohammed mohamed muhammad mohammad mohamad maxamed, mohamud, moises,
mona, monica monika, monique, mostafa mustafa, myra mayra maira, nadege, nadezhda nadia, nadia, nadine nadeen, nancy nan,
naomi noemi, natalia nati, natalie, natasha, nathan, nathaniel nate, neil, nelson, nicholas nick, nicolas nico, nicole nikki,
nina, noah, noel, noelle, nohemi noemi nohemy, nora, norma, octavio, olena, olesia, oleg, olga, oliver, olivia, omar cumar,
oscar, osama usama, pablo, paige, pamela pam, pascual, pascuala, patrice, patricia pat pati patty tricia trish, patrick pat,
paul, paula, pauline, pedro perico, penelope, peter pete, philip phillip phil, phyllis philis, rachel rahel, rafael rafa,
rafaela, rahima raheema, halima, rajesh, rakesh, ramon moncho, ramona, randall randy, randy, raquel, raul, raymond ray,
rebecca becky, regina, reinaldo reynaldo, rene, ricardo ricky, richard dick rich rick, rita, robert bob bobby rob, roberta,
roberto beto, rocio, rodney, rodolfo rudy, rodrigo, roger, roland, rolando, ronald ron ronnie, ronaldo, rosa, rosalba, rosalia
chalia, rosalie, rosalinda, rosario chayo charo, rosaura, rose, roy, ruben, ruby, russell, ruth, ryan, said saeed sayed,
sally, salvador chava sal, samantha sam, samir, samson, samuel sam sammy, sandra sandy, santiago santi, sara sarah, savannah,
scott, sean shawn, sebastian sebas, sergio checo, sergei sergey serhii, shannon, sharon, shaun, shawna, sheila, shelby,
sherry, shirley, silvia sylvia, simon, sofia sophia sofi, sonia sonya, spencer, stacy stacey, stanley, stella, stephanie,
stephen steven steve, steve, suleiman suleyman, susan suzanne sue susie, susana susi, susannah sue, svetlana svitlana, tamara,
tamia, tamika tamica, tanya, tara, tariq tarek, tatiana tanya, taylor, teresa tere terry, terrence terence, terry, theodore
ted teddy, theresa terry tess, thomas tom tommy, tia, tiffany, timothy tim, tina, todd, tomas, toni, travis, trevon travon,
trevor, tyler, tyrell, tyrese, tyrone, uriel, valentina vale, valeria, valerie, vanessa, vera, verna, vernon vern, veronica,
vicente chente, victor viktor, victoria vicky tori, vincent vince vinny, viola, violet, virginia ginny, vivian, vladimir,
vladislav, vyacheslav viacheslav, wade wayde, walter walt wally, wanda, warren, wayne, wendy, wilbert wilber, william bill
billy liam will, willie, wilma, xavier, yesenia yessenia jessenia yesica, yolanda, yusuf youssef yousef, yvette, yvonne,
zachary zach, zainab zaynab, zoe, zubair, refugio cuca cuco, hortensia tencha, yevgeniya evgenia yevgenia eugenia zhenya,
yevgeny evgeny eugene zhenya, felipe pipe, teresa maite tere, rosa rosy rosita, socorro coco, zenaida zeny, benjamin mincho,
lorenzo lencho, octavio tavo, gustavo tavo gus, rigoberto rigo, carmela mela, leopoldo polo, yolanda yoli yola, soledad chole,
encarnacion chona, catalina cata, trinidad trini, monica moni, ivan vanya, nikolai nikolay mykola kolya, ekaterina yekaterina
katya, katherine katya, natalia natasha, olga olya, elena lena, svetlana sveta, irina ira, maria masha, anna anya, daria
dasha, vladimir volodymyr volodya vova, pavel pavlo pasha, helen nell, eleanor nell ellie, sarah sadie sally, elizabeth betsy
bess libby, mary molly polly, gertrude trudy, mildred millie, winifred winnifred winnie, frances fanny, august gus, mitchell
mitch, oliver ollie, ezekiel zeke, charlotte lottie charlie, matilda tilly mati, melinda mindy, ana anita, rosa rosita, elena
elenita, andrea andi, alexis lexi, allison alison allie, amelia millie, charlene char, cheryl sheryl, darius, ebony, gretchen,
jacinto chinto, jose chema, josue, katelyn kaitlyn, lashonda lashanda, latoya toya, liudmila ludmila lyudmila ludmilla,
oksana, petro pyotr, roxana roxanna roxy, santos, serafin, tatyana tatiana tanya, trent, tricia, wilfredo fredo, juan john
jean ivan johann joao giovanni, jose joseph giuseppe yusuf, maria mary marie maryam mariam, guillermo william guillaume
wilhelm, carlos charles karl carlo, miguel michael mikhail michel michele, pedro peter pierre pyotr petro piotr, pablo paul
pavel pavlo paolo, jorge george georges giorgi yuri, enrique henry henri heinrich, antonio anthony antoine anton, francisco
francis frank francois francesco, juana jane joan jeanne, isabel elizabeth isabelle, catalina catherine katherine kateryna
ekaterina, ana ann anne anna hannah, margarita margaret marguerite, esteban stephen steven stefan etienne, santiago james
jacob, jaime james, diego james, mateo matthew matthieu matteo, lucas luke luca, marcos mark marco, tomas thomas, andres
andrew andre andrey andriy, felipe philip philippe, ricardo richard, roberto robert, eduardo edward edouard, alejandro
alexander aleksandr alexandre, alejandra alexandra sandra, rosa rose, elena helen ellen helena helene yelena olena, alicia
alice, lucia lucy lucie, teresa theresa therese, luis louis luigi, luisa louise, raul ralph, ramon raymond, reynaldo reginald,
ernesto ernest, alfredo alfred, alberto albert, arturo arthur, vicente vincent, ibrahim abraham abram, musa moses moises
moshe, suleiman solomon salomon, dawud daoud david dawit, yaqub jacob jakub, gabriel jibril gibril, ishmael ismail, sara sarah
sarai, rebeca rebecca, raquel rachel rahel, debora deborah, ester esther, marta martha, julia julie yulia, julio julius,
julian yulian, pablo pavlos, gregorio gregory grigory, sergio sergei serge, nicolas nicholas nikolai, timoteo timothy,
bartolome bartholomew, lorenzo lawrence laurence, federico frederick, bernardo bernard, leonardo leonard, eugenio eugene,
eugenia eugenie, emilia emily, emilio emil, susana susan suzanne, virginia virginie, carolina caroline, cristina christine
christina, cristian christian, cristobal christopher, joaquin joachim, josue joshua yeshua, samuel shmuel samuil, daniel danil
danilo, benjamin binyamin, jonas jonah yunus, job ayub ayoub, eva eve hawa, magdalena madeleine magdalene, dorotea dorothy,
leonor eleanor, viviana vivian, mauricio maurice morris, patricio patrick, gerardo gerard gerald, gilberto gilbert, humberto
hubert, norberto norbert, rodolfo rudolph rudolf, adolfo adolph, claudio claude, hugo hugh, ignacio ignatius, jeronimo jerome,
agustin augustine austin, clemente clement, domingo dominic dominick, fernando ferdinand, guadalupe lupe, inocencio innocent,
zacarias zachary, tobias toby, ruben reuben, simon simeon semyon, consuelo connie, concepcion connie, dolores lola delores,
natividad nate, oswaldo oswald, renato rene, teodoro theodore fyodor fedor, ulises ulysses, valentin valentine, wilfrido
wilfred, adan adam, benito benedict bennett, beatriz beatrice, constanza constance, dionisio dennis, edmundo edmund, elias
elijah eli ilyas, esperanza hope, estela stella estella, fe faith, felicidad felicity, francisca frances francesca francoise,
graciela grace gracie gracia, gustavo gustav, heriberto herbert, hernan herman, horacio horace, ines agnes agnieszka, isaias
isaiah, isidro isidore isidoro ysidro, javier xavier, jeremias jeremiah jeremy, jesus jesse, josefa josephine, josefina
josephine josie, juanita janet jane, julieta juliet juliette, justino justin, leticia lettie letitia, marcelo marcel marcello,
mariana marianne marian mariane, paulina pauline, rafael raphael rafal, rodrigo roderick, rogelio roger, rolando roland,
silvestre sylvester, sofia sophie, tadeo thaddeus, valeria valerie, virgilio virgil, katarzyna katherine catherine, malgorzata
margaret, andrzej andrew, krzysztof christopher, jerzy george, stanislaw stanley stanislav, tomasz thomas, elzbieta elizabeth
yelyzaveta elizaveta, jan john, jozef joseph, michal michael, nadezhda hope nadiya, vasily basil vasyl, anastasia stacy,
oleksandr alexander aleksandr, mykhailo michael mikhailo, hanna anna, volodymyr vladimir, ishaq isaac, yahya john, zakariya
zachary zacharias, boutros peter, boulos paul, girgis george giorgis, luc luke, thierry terry, benoit benedict, laurent
lawrence, denis dennis, yohannes john, petros peter, paulos paul paulo, mikael michael, yosef joseph, yacob jacob, markos
mark, mateos matthew, estifanos stephen, hirut ruth, tiago james, catarina catherine caterina, duarte edward, henrique henry,
guilherme william, vitor victor, pietro peter, giulia julia, chiara clare clara, elisabetta elizabeth, dimitri dmitri, igor
ihor, alexis alexei, camila camille, daniela danielle, gabriela gabrielle, micaela michaela, noemi naomi, priscila priscilla,
renata renee, rosalia rosalie, ursula ursule, vanesa vanessa, yolanda yolande, zenaida zinaida, bernarda bernadette, cornelio
cornelius, efrain ephraim, ezequiel ezekiel, esmeralda emerald, flora florence, florencia florence, gloria glory, hector
ettore, julio jules, luciano lucian, marcial martial, maximo max maximiliano maximilian, melchor melchior, nestor nester,
octavio octavius, orlando roland, pascual pascal, prudencio prudence, rosario rosary, sabrina zabrina, tiburcio tibor,
victoriano victorian, xiomara siomara`

const groups = new Map<string, Set<number>>()
foldName(entries)
  .split(',')
  .forEach((entry, number) => {
    for (const word of entry.split(/\s+/).filter(Boolean))
      groups.set(word, (groups.get(word) ?? new Set()).add(number))
  })

/**
 * Whether two folded words are one given name, or the names of two people.
 * @returns undefined where one of them is no name that is known here: it may be a slip
 */
export function isSameGivenName(first: string, second: string): boolean | undefined {
  if (first === second || nicknamesOf(first).includes(second)) return true
  const [one, other] = [groups.get(first), groups.get(second)]
  if (!(one && other)) return undefined
  return [...one].some(number => other.has(number))
}

/** Whether a folded word is a given name that many people have. */
export const isKnownGivenName = (word: string): boolean => groups.has(word)
