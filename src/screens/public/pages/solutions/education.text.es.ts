import { brand } from '#lib/brand.ts'
import type { educationText as English } from './education.text.ts'

export const educationText: typeof English = {
  title: 'Educación y apoyo a estudiantes',
  description: `${brand.name} para equipos de apoyo a estudiantes: un lugar para preguntar, metas en sus propias palabras y un próximo paso todo el semestre.`,
  heading: 'Un estudiante casi nunca se va por una sola cosa.',
  lead: 'Es el autobús, la renta y la clase de química, en la misma semana. Tres oficinas ven cada una un tercio. Cuando alguien ve el todo, la baja ya está firmada.',
  shownTitle: 'Quién más lee se dice, no se adivina',
  shownLead:
    'Cada conversación dice, encima de sus palabras, quién más puede leerla: del lado de quien asesora y del lado del estudiante.',
  demo: 'Pedir una demostración',
  privacy: 'Qué guardamos y quién lo ve',
  picture: {
    label: 'Una charla corta entre una estudiante y su asesor, con el próximo paso que salió de ella.',
    student: 'Creo que dejo química. Me cambiaron el turno y a las 6 no hay autobús.',
    advisor: 'No deje nada todavía. ¿Hablamos mañana a las 2? Hay un fondo para transporte.',
    step: 'Próximo paso',
    what: 'Preguntar por el fondo de transporte',
    when: 'Antes del jue, 24 sep',
  },
  semesterTitle: 'Un semestre',
  semesterLead: 'Una oficina de cuatro, trescientos estudiantes y las semanas en que la gente se va.',
  semester: [
    {
      label: 'Semana 1',
      description:
        'Un enlace en la carta de bienvenida. La primera charla pregunta qué quiere tener resuelto: comida, transporte, dónde estudiar, con quién contar. Toda pregunta se puede saltar.',
    },
    {
      label: 'Semana 5',
      description:
        'Primeras notas. Quien escribió “dinero” recibió un paso sencillo: preguntar por el fondo de emergencia. Su asesor le puso fecha, y por eso vuelve a aparecer.',
    },
    {
      label: 'Semana 9',
      description:
        'Silencio. El asesor ordena por quién va más atrás y escribe a los seis que no han vuelto. Dos estaban por irse.',
    },
    {
      label: 'Semana 15',
      description:
        '“Pasé química” queda como lograda. Era su meta, no la nuestra. El próximo semestre empieza donde termina este.',
    },
  ],
  answersTitle: '¿Le suena conocido?',
  answers: [
    {
      problem: '“Los vemos una vez al entrar, y luego al darse de baja.”',
      answer:
        'Entre lo uno y lo otro hay un lugar donde escribir, y una lista corta con un paso a la vez. No hace falta una cita para decir que algo se complicó.',
    },
    {
      problem: '“Llenaron el mismo formulario para nosotros, para vivienda y para becas.”',
      answer:
        'La primera charla y los formularios guardan lo contestado y siguen donde el estudiante paró. No nos conectamos a su sistema escolar: lo que se escribe allá se queda allá.',
    },
    {
      problem: '“Una estudiante preguntó quién leyó su expediente. Nadie supo.”',
      answer:
        'Abrir un registro deja una entrada que no se puede reescribir. El estudiante puede verla sin pedirle permiso a nadie.',
    },
    {
      problem: '“Le contó a su asesor algo que era para un consejero.”',
      answer:
        'Las palabras de peligro se reconocen antes de cualquier otra respuesta. El estudiante ve al momento el 988 y el 911, y el asesor recibe una alerta y puede llamar a quien está preparado.',
    },
  ],
  seesTitle: 'Quién ve qué',
  seesLead: 'Una oficina pequeña no es toda la escuela.',
  sees: [
    {
      who: 'El estudiante',
      does: 'Todo lo suyo y, en su descarga, también las notas que firmó el equipo. También, quién lo abrió.',
    },
    { who: 'Su asesor', does: 'Los estudiantes que tiene asignados, y ningún otro.' },
    {
      who: 'Un especialista',
      does: 'Los estudiantes para quienes se le llamó. Las cartas entre estudiante y asesor quedan cerradas para él.',
    },
    {
      who: 'El administrador de la oficina',
      does: 'Los estudiantes y el equipo de la oficina. Nunca el cuaderno privado de un estudiante.',
    },
    { who: 'El resto de la escuela', does: 'Nada. Las otras oficinas no tienen por dónde entrar.' },
  ],
  rulesTitle: 'Las normas de su campo',
  rules: [
    {
      name: 'FERPA',
      asks: 'Los registros escolares se comparten con consentimiento por escrito o por una excepción, como la de un funcionario escolar con un interés educativo legítimo. Casi todo lo demás que se comparte se anota, y el estudiante con derecho puede revisar su registro en un plazo de 45 días.',
      here: 'Acceso por asignación, una lista de quién abrió el registro y una descarga de todo lo que se guarda sobre el estudiante.',
      yours:
        'Quién cuenta como funcionario escolar, su aviso anual y el motivo de cada entrega. Anotamos quién miró; no guardamos los motivos de lo que se comparte afuera.',
    },
    {
      name: 'Registros de salud en la escuela',
      asks: 'Los registros de tratamiento de una clínica escolar pueden quedar bajo FERPA o, en otros casos, bajo HIPAA. Se tratan con más cuidado que una nota de asesoría.',
      here: 'Entre dos organizaciones de una misma copia hay un muro: desde una no se alcanza ningún registro de la otra. Un centro de consejería puede ser su propia organización.',
      yours: 'Lo que digan sus abogados sobre qué norma vale para qué oficina.',
    },
    {
      name: 'Una palabra sobre una palabra',
      asks: 'En su campo hay estudiantes, no pacientes.',
      here: 'Algunas pantallas todavía dicen “paciente” y “gestor de casos”. Los saludos y los correos usan el nombre que la persona usa.',
      yours: 'Una frase en su carta de bienvenida, mientras las palabras no se puedan elegir.',
    },
  ],
  partsLead: 'Por dónde puede empezar un asesor.',
  parts: [
    {
      to: '/product/messaging',
      why: 'El estudiante escribe una vez, y contesta la persona indicada. Gratis.',
    },
    { to: '/product/assessments', why: 'Metas que ellos ponen y formularios que pueden dejar y retomar.' },
    { to: '/product/dashboards', why: 'Quién dejó de aparecer, antes del último día para darse de baja.' },
  ],
  closingTitle: 'Antes del último día para darse de baja.',
  closingBody: `${brand.demoMinutes} minutos con su propio calendario de semanas difíciles. Respondemos en un día hábil.`,
}
