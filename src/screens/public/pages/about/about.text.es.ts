import { brand } from '#lib/brand.ts'
import type { aboutText as English } from './about.text.ts'

export const aboutText: typeof English = {
  title: `Quiénes somos: por qué existe ${brand.name}`,
  description: `${brand.name} está hecho para dos personas: quien pide ayuda y quien la da. Por qué lo construimos, qué no haremos nunca y dónde estamos hoy.`,
  heading: 'Un pasamanos no sube la escalera por usted.',
  lead: 'Está ahí cuando usted lo busca. Esa es la ayuda que construimos.',
  why: [
    'La gente se pierde entre las mismas oficinas que deben ayudarla. Le cuenta la parte más dura de su vida a un desconocido tras otro. Espera, y nadie sabe decirle qué espera ni por cuánto tiempo.',
    'Quienes trabajan para ayudar también se pierden. Pasan las tardes alimentando programas que olvidan lo que escribieron y que muestran todo, menos a quién hay que llamar hoy.',
    'Creemos que es una sola falla vista desde dos lados. Los dos lados necesitan lo mismo: una línea de la cual agarrarse, donde cada paso es claro, lleva el nombre de alguien, y lo que ya se dijo no se vuelve a preguntar.',
  ],
  judgesTitle: 'Dos personas deciden cada pantalla',
  judges: [
    {
      who: 'Quien sube',
      body: 'Con un teléfono roto y mala conexión, después de una mala semana. Lee español o inglés, si las palabras son sencillas. Le han preguntado demasiado y explicado muy poco.',
      rule: 'Tiene que dar calma.',
    },
    {
      who: 'Quien acompaña',
      body: 'Cuarenta personas a su cuidado, seis minutos antes de la próxima visita y un teclado. No entró a este trabajo para llenar casillas.',
      rule: 'Tiene que ser rápido.',
    },
  ],
  judgesEnd: 'Si no está bien para las dos, no está terminado.',
  neverTitle: 'Lo que no vamos a hacer',
  never: [
    {
      title: 'Cobrarle a un paciente.',
      body: 'Ni por el portal, ni por los mensajes, ni por nada de lo que hay ahí.',
    },
    {
      title: 'Dejar que una máquina decida sobre una persona.',
      body: 'La IA puede hacer un borrador. Una persona lo lee, lo cambia y responde por él.',
    },
    {
      title: 'Leer a escondidas.',
      body: 'Ningún modelo lee las palabras de un paciente sin su permiso. Abrir un registro queda anotado, y el paciente puede verlo.',
    },
    {
      title: 'Poner notas a la gente o avergonzarla.',
      body: 'Nadie se compara con nadie. Una mala semana no pone nada en cero.',
    },
    {
      title: 'Amarrarlo.',
      body: 'El código es abierto, y su propia copia, con una base de datos que es suya, está a dos comandos.',
    },
    {
      title: 'Inventar pruebas.',
      body: 'Aquí no hay clientes inventados. Donde una cifra es ilustrativa, lo dice al lado.',
    },
  ],
  todayTitle: 'Dónde estamos',
  today: [
    `${brand.name} es joven. Es código abierto con la licencia Apache 2.0: cualquiera puede leer cómo funciona, probarlo con personas inventadas y usar su propia copia.`,
    'Está diseñado para las reglas del campo: HIPAA, 42 CFR Parte 2, FERPA y GDPR dieron forma a los registros, los accesos y el borrado. No hay un certificado en nuestra pared, y no vamos a fingir que lo hay.',
  ],
  reachTitle: 'Cómo encontrarnos',
  closingTitle: 'Cuéntenos en qué falla su programa.',
  closingBody: 'Por ahí empezamos. Lo lee una persona y le contesta una persona.',
}
