import { brand } from '#lib/brand.ts'
import type { termsText as English } from './terms.text.ts'

export const termsText: typeof English = {
  title: 'Términos del servicio',
  description: `Qué puede esperar de ${brand.name}, qué espera de usted, qué cuesta dinero y por qué nunca toma el lugar de la ayuda de emergencia.`,
  lead: `En pocas palabras: sea honesto, sea amable y no use ${brand.name} en lugar de la ayuda de emergencia.`,
  changedOn: '2026-11-21',
  contact: 'Preguntar sobre estos términos',
  contactNote: 'Pregunte antes de aceptarlos. Contesta una persona.',
  sections: [
    {
      heading: 'Qué es esto',
      paragraphs: [
        `${brand.name} ayuda a las personas y a sus equipos a organizarse. Guarda en un solo lugar los próximos pasos, tareas, mensajes, formularios y metas. No da consejos médicos, legales ni clínicos, y no reemplaza a quienes los dan.`,
        'Usted hace este acuerdo con el grupo que opera la copia que usa. Su nombre y dirección están en la página de contacto.',
      ],
      points: [],
    },
    {
      heading: 'En una emergencia',
      paragraphs: [
        'Llame al 911. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2. Los mensajes de aquí pueden esperar hasta que haya alguien trabajando. El programa busca palabras de peligro y le muestra cómo pedir ayuda, pero puede no verlas. Por favor, no confíe solo en eso.',
      ],
      points: [],
    },
    {
      heading: 'Su cuenta',
      paragraphs: [],
      points: [
        'Abra una sola cuenta, para usted, con su propio correo.',
        'No comparta su contraseña. Cierre la sesión en un aparato que otros usan.',
        'Diga la verdad, hasta donde la sabe. Puede dejar fuera lo que no quiera contar.',
        'Si cree que otra persona usa su cuenta, cierre todas las sesiones y avise a su equipo.',
      ],
    },
    {
      heading: 'Cómo nos tratamos',
      paragraphs: ['Aquí puede estar triste, con enojo o con cansancio. No puede:'],
      points: [
        'amenazar ni acosar a nadie;',
        'hacerse pasar por otra persona;',
        'tratar de ver lo que no es suyo, ni de dañar el servicio;',
        'poner cosas contra la ley o que dañen los aparatos de otros.',
      ],
    },
    {
      heading: 'Lo que escribe es suyo',
      paragraphs: [
        'Usted conserva todos los derechos sobre sus palabras. Deja que quienes operan esta copia las guarden y las muestren a quienes pueden verlas, para que el servicio funcione. Eso es todo.',
        'La organización que le ayuda tal vez tenga que guardar lo que es parte de su registro, también después. La página de privacidad dice más.',
      ],
      points: [],
    },
    {
      heading: 'El asistente',
      paragraphs: [
        'El asistente es un programa y no una persona. Sugiere primeros pasos. Puede equivocarse y no conoce toda su vida. Por favor, hable con una persona sobre lo importante antes de actuar.',
      ],
      points: [],
    },
    {
      heading: 'Qué cuesta dinero',
      paragraphs: [
        `Los pacientes nunca pagan. Los equipos eligen un plan; los precios están en su página. La prueba dura ${brand.trialDays} días con hasta ${brand.trialSeats} personas del equipo y no pide tarjeta. Al terminar se cierran las partes Premium, y lo anotado se puede seguir leyendo.`,
      ],
      points: [],
    },
    {
      heading: 'Para las organizaciones',
      paragraphs: ['Si lo usa en su trabajo con otras personas, hay cosas que le tocan a usted.'],
      points: [
        'Decidir qué normas valen en su caso, como HIPAA, 42 CFR Parte 2 o FERPA, y firmar los acuerdos que piden antes de meter registros reales.',
        'Dar acceso solo a quien lo necesita, y quitarlo cuando se va.',
        'Decir a las personas que atiende qué guarda, y contestarles cuando preguntan.',
        'Tener un plan de emergencia que no dependa de este ni de ningún programa.',
      ],
    },
    {
      heading: 'Operar su propia copia',
      paragraphs: [
        `${brand.name} es de código abierto, con la licencia Apache 2.0. Puede usarlo, cambiarlo y compartirlo como dice esa licencia. Si opera una copia para otras personas, estas páginas son suyas para adaptarlas, y usted responde por el servicio.`,
      ],
      points: [],
    },
    {
      heading: 'Lo que no podemos prometer',
      paragraphs: [
        'Trabajamos para que el servicio esté en pie y sea correcto, y decimos cuál es nuestra meta. Pero a veces puede caerse, ir lento o equivocarse. Se ofrece tal como es. Hasta donde la ley lo permite, quien opera esta copia no responde por daños que vengan solo de confiar en ella. Nada de esto le quita un derecho que la ley le da y al que no se puede renunciar.',
      ],
      points: [],
    },
    {
      heading: 'Si nos despedimos',
      paragraphs: [
        'Puede dejarlo cuando quiera. Antes, descargue su registro si quiere tenerlo. Si alguien rompe estos términos y daña a otros, su cuenta se puede cerrar. Un paciente con la cuenta cerrada todavía puede pedir una copia de su registro.',
      ],
      points: [],
    },
    {
      heading: 'Si estos términos cambian',
      paragraphs: [
        'El día del último cambio está arriba. Si cambia algo que importa, se le avisa antes de que valga, y puede decir que no y dejarlo. Vale la ley del lugar que dice la página de contacto, a menos que la suya le proteja más.',
      ],
      points: [],
    },
  ],
}
