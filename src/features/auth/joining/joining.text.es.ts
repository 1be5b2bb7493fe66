import type { joiningText as English } from './joining.text.ts'

export const joiningText: typeof English = {
  accepted: { title: '¡Le damos la bienvenida!', body: 'Su invitación quedó aceptada.' },
  declined: {
    title: 'Rechazada',
    body: 'La invitación ya no está. Quien la envió ve que usted dijo que no.',
  },
  left: { title: 'Usted salió', body: 'Lo que veía allí ya está cerrado para usted.' },
  failures: {
    title: 'No se aceptó la invitación',
    declined: { title: 'Error', body: 'La invitación sigue allí. Intente otra vez.' },
    left: { title: 'Error', body: 'No se cambió nada. Intente otra vez.' },
  },
  refusals: {
    noSeatFree:
      'Todos los lugares de este equipo están ocupados. Pida a quien le invitó que haga lugar. La invitación sigue valiendo.',
    alreadyStaff:
      'Usted ya tiene este puesto en esta organización. Pida a un administrador que quite la segunda entrada.',
    bothHold:
      'Usted ya tiene allí una página propia, y escribió en ella. No se perdió nada. Ya pedimos a su equipo que una las dos.',
  },
  roles: {
    administrator: 'Administración',
    case_manager: 'Gestión de casos',
    specialist: 'Especialista',
    patient: 'Paciente',
  },
  waiting: {
    title: 'Invitaciones para usted',
    body: 'No pasa nada hasta que usted diga que sí.',
    offers: {
      administrator: organization => `Dirigir ${organization} en administración`,
      case_manager: organization => `Unirse a ${organization} en gestión de casos`,
      specialist: organization => `Unirse a ${organization} como especialista`,
      patient: organization => `Abrir su página en ${organization}`,
    },
    by: (name, until) => `${name} le invitó. Vale hasta el ${until}.`,
    until: until => `Vale hasta el ${until}.`,
    unverified:
      'Esta organización es nueva aquí, y nadie ha revisado quién la dirige. Diga que sí solo si la conoce.',
    alike: organization =>
      `Usted ya pertenece a una organización que se llama ${organization}. Esta es otra con el mismo nombre.`,
    accept: 'Aceptar',
    acceptOf: offer => `Aceptar: ${offer}`,
    decline: 'Rechazar',
    declineOf: offer => `Rechazar: ${offer}`,
    banner: count => (count === 1 ? 'Le espera una invitación.' : `Le esperan ${count} invitaciones.`),
    look: 'Ver',
  },
  mine: {
    title: 'A dónde pertenece usted',
    body: 'Las organizaciones a las que dijo que sí, y qué es usted allí.',
    list: 'A dónde pertenece usted',
    none: 'Usted todavía no pertenece a ninguna organización.',
    leave: 'Salir',
    leaveOf: (role, organization) => `Salir de ${organization} (${role.toLowerCase()})`,
    lastAdministrator: 'Usted es la única persona que la administra. Invite a otra antes de salir.',
    confirm: {
      title: organization => `¿Salir de ${organization}?`,
      administrator:
        'Ya no podrá cambiar esta organización ni ver sus datos. Otra persona de administración puede invitarle otra vez.',
      case_manager:
        'Pierde enseguida el acceso a sus pacientes. Pasan a la persona que lleva los casos por defecto, o esperan a que administración elija a alguien.',
      specialist: 'Pierde enseguida el acceso a sus pacientes. Siguen con su gestor de casos.',
      patient:
        'Su portal allí se cierra para usted. Su equipo guarda su expediente, como pide la ley. Pueden invitarle otra vez.',
      submit: 'Salir',
      cancel: 'Quedarme',
    },
  },
}
