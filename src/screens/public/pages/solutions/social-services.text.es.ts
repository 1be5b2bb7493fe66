import { brand } from '#lib/brand.ts'
import type { socialServicesText as English } from './social-services.text.ts'

export const socialServicesText: typeof English = {
  title: 'Servicios sociales y organizaciones',
  description: `${brand.name} para agencias y organizaciones sin fines de lucro: la familia cuenta su historia una vez, tiene una sola lista y nadie queda en el olvido.`,
  heading: 'Cinco necesidades, diez oficinas y la misma historia diez veces.',
  lead: 'La renta, la comida, una identificación perdida, la escuela que llama, una fecha en la corte. La gente llega con todo a la vez. Cada formulario pregunta otra vez, y cada vez cuesta contestar.',
  demo: 'Pedir una demostración',
  example: 'Ver un portal de ejemplo',
  picture: {
    label: 'La lista de una familia en el portal: cuatro partes de su vida, cada una con un próximo paso.',
    title: 'Su lista',
    note: '3 de 8',
    rows: [
      { name: 'Tener un lugar seguro para dormir', step: 'Hecho el jueves', isDone: true },
      { name: 'Tener suficiente comida', step: 'Hecho el lunes', isDone: true },
      {
        name: 'Tener su identificación y sus papeles',
        step: 'Próximo paso: llevar su acta de nacimiento al DMV',
        isDone: false,
      },
      {
        name: 'Estar al día con la renta, la luz y el agua',
        step: 'Próximo paso: llamar al 211 y preguntar por fondos para la renta',
        isDone: false,
      },
    ],
  },
  weekTitle: 'Una semana, vista desde la mesa de la cocina',
  weekLead: 'Delia tiene dos hijos, un teléfono con la pantalla rota y un cuarto de motel hasta el viernes.',
  week: [
    {
      label: 'Lunes',
      description:
        'Se registra en su teléfono. Sin aplicación y sin tarjeta. La primera charla pregunta una cosa a la vez, y “saltar” también es una respuesta.',
    },
    {
      label: 'Martes',
      description:
        'Ya está su lista: un próximo paso sencillo para cada parte de su vida. Marca lo que ya está resuelto.',
    },
    {
      label: 'Miércoles',
      description:
        'Escribe: “El motel solo está pagado hasta el viernes”. Su gestor lo ve mientras atiende otra llamada.',
    },
    {
      label: 'Jueves',
      description:
        'Le llega una tarea con fecha: traer dos talones de pago antes del mediodía. La cumple y la marca como completa. A él le avisan.',
    },
    {
      label: 'Viernes',
      description:
        'Hay cuarto para el fin de semana. En la pantalla de él, el próximo paso es “Llamar el lunes a la oficina de vivienda”. No se va a escapar.',
    },
  ],
  answersTitle: 'Lo que cansa a un equipo',
  answers: [
    {
      problem: 'La entrevista que lastima',
      answer:
        'Los formularios largos, con preguntas que nadie necesita, hacen que la gente se vaya antes de recibir ayuda. Aquí la primera charla es corta, toda pregunta se puede saltar y lo que ya se contestó no se vuelve a preguntar.',
    },
    {
      problem: '“¿En qué lugar de la lista estoy?”',
      answer:
        'Nosotros tampoco vemos la lista de vivienda, y no vamos a fingirlo. Pero la persona puede ver qué se hizo, qué sigue y para cuándo, y preguntarle a un ser humano que contesta en el mismo lugar.',
    },
    {
      problem: 'La persona a quien nadie llama desde junio',
      answer:
        'Cada paciente activo tiene un próximo paso con fecha, o aparece en la lista porque le falta, igual que quien lleva callado los días que usted diga. Es lo primero en la pantalla del gestor, no un informe al final del trimestre.',
    },
    {
      problem: 'Alguien se va, y con él se van cuarenta historias',
      answer:
        'El administrador pasa a un paciente, o todos los casos de alguien en un paso revisado, a un colega o a varios. Los mensajes van con toda su historia, y el acceso del primero termina al momento.',
    },
  ],
  safeTitle: 'Pensado para una casa que no es segura',
  safeLead:
    'El teléfono puede ser compartido. Alguien puede estar leyendo. El portal se dibujó pensando en eso.',
  safe: [
    {
      title: 'Salida rápida',
      body: 'Un toque, o Escape dos veces, lleva a una página neutral y cierra la sesión en ese aparato.',
    },
    {
      title: 'Nada que leer por encima del hombro',
      body: 'Los títulos y los correos no dicen de qué se trata.',
    },
    {
      title: 'Formas seguras de contacto',
      body: 'La persona dice qué formas y qué horas son seguras. Cada correo lo respeta.',
    },
    {
      title: 'Un cuaderno que nadie más lee',
      body: 'Las notas privadas están cerradas para el equipo, los administradores y todo asistente.',
    },
  ],
  rulesTitle: 'Las normas de su campo',
  rulesLead: 'Qué piden los financiadores y la ley, y hasta dónde llegamos.',
  rules: [
    {
      name: 'HMIS y HUD',
      asks: 'Los proyectos con fondos de HUD para personas sin hogar anotan a cada cliente en el HMIS de su comunidad, según sus normas de datos, y de ahí informan.',
      here: `${brand.name} no es un HMIS. No lee ni escribe en uno y no calcula medidas de HUD. Guarda el trabajo diario para el que un HMIS no fue hecho.`,
      yours: 'La entrada en su HMIS, su aviso de privacidad y la calidad de sus datos.',
    },
    {
      name: 'Servicios a víctimas (VAWA)',
      asks: 'Quien atiende a sobrevivientes no puede poner datos que los identifiquen en un HMIS, ni compartirlos sin su consentimiento escrito y por tiempo limitado.',
      here: 'Ningún registro sale de su organización por medio del producto. Quien mira un registro queda anotado, y la persona puede verlo.',
      yours:
        'Los permisos para compartir información, y hablar con su financiador sobre si este es un buen lugar para sus registros.',
    },
    {
      name: 'Fondos e informes',
      asks: 'Los financiadores preguntan a quién se atendió, qué cambió y cómo se sabe.',
      here: 'Los pasos, tareas, metas y puntos de la lista llevan fecha y quién los completó. Los informes de avance cuentan los de un gestor, una etiqueta o toda la organización, con gráficas, y en JSON y CSV.',
      yours: 'Las cifras que hoy informa, desde el sistema con que las informa.',
    },
  ],
  partsLead: 'Con qué puede empezar un equipo pequeño un lunes.',
  parts: [
    { to: '/product/case-files', why: 'Una página por persona, y un próximo paso que vuelve solo.' },
    {
      to: '/product/messaging',
      why: 'Un solo lugar para lo que hoy llega por texto, buzón de voz y papelito.',
    },
    {
      to: '/product/assessments',
      why: 'Formularios que esperan a quien necesita una pausa, y metas en sus propias palabras.',
    },
  ],
  closingTitle: 'Que la cuenten una sola vez.',
  closingBody: `${brand.demoMinutes} minutos con su propio formulario en la mano. Respondemos en un día hábil.`,
}
