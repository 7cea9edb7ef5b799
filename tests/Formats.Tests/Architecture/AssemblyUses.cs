using System.Reflection.Emit;

namespace SerBench.Formats.Tests.Architecture;

// The types that each type of a compiled assembly uses in signatures, attributes and code. Text can hide a use, metadata cannot.
public static class AssemblyUses
{
    // Stands in the arguments of a generic type for a parameter of the code that uses it.
    public const string Open = "!";

    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly Dictionary<ushort, OpCode> Codes = typeof(OpCodes).GetFields(BindingFlags.Public | BindingFlags.Static)
        .Select(field => (OpCode)field.GetValue(null)!)
        .ToDictionary(code => (ushort)code.Value);

    // Pairs of full names of outermost types: the first uses the second.
    public static IReadOnlyList<(string User, string Used)> Of(Assembly assembly) =>
    [
        .. from type in assembly.GetTypes()
           let user = NameOf(type)
           from used in UsesOf(type).SelectMany(NamesOf).Distinct()
           where used != user
           select (user, used),
    ];

    // Calls of methods of generic types: who calls, the generic type, its first argument, the method.
    public static IReadOnlyList<(string User, string Owner, string First, string Method)> CallsOf(Assembly assembly) =>
    [
        .. from type in assembly.GetTypes()
           from code in type.GetMembers(Declared).OfType<MethodBase>()
           from called in MembersIn(code).OfType<MethodBase>()
           where called.DeclaringType is { IsConstructedGenericType: true }
           let names = NamesOf(called.DeclaringType!).ToArray()
           where names.Length > 1
           select (NameOf(type), names[0], names[1], called.Name),
    ];

    private static IEnumerable<Type> UsesOf(Type type) =>
    [
        .. type.BaseType is { } basis ? new[] { basis } : [],
        .. type.GetInterfaces().Except(type.BaseType?.GetInterfaces() ?? []),
        .. AttributesOf(type),
        .. from member in type.GetMembers(Declared)
           where member is FieldInfo or MethodBase
           from used in (member is MethodBase code ? UsesOf(code) : TypesOf(member)).Concat(AttributesOf(member))
           select used,
    ];

    private static IEnumerable<Type> UsesOf(MethodBase code) =>
    [
        .. TypesOf(code),
        .. code.IsGenericMethodDefinition ? code.GetGenericArguments().SelectMany(one => one.GetGenericParameterConstraints()) : [],
        .. code.GetMethodBody()?.LocalVariables.Select(local => local.LocalType) ?? [],
        .. code.GetMethodBody()?.ExceptionHandlingClauses
            .Where(clause => clause.Flags == ExceptionHandlingClauseOptions.Clause).Select(clause => clause.CatchType!) ?? [],
        .. MembersIn(code).SelectMany(member => TypesNamedWith(member, code.Module)),
    ];

    private static IEnumerable<Type> AttributesOf(MemberInfo member) => member.CustomAttributes.Select(one => one.AttributeType);

    // The types of a field, or of a method and its parameters.
    private static IEnumerable<Type> TypesOf(MemberInfo member) => member switch
    {
        FieldInfo field => [field.FieldType],
        MethodInfo method => method.GetParameters().Select(one => one.ParameterType).Append(method.ReturnType),
        _ => ((MethodBase)member).GetParameters().Select(one => one.ParameterType),
    };

    // The code of a module names a member of its own without its signature, unless the member is of a generic type.
    private static IEnumerable<Type> TypesNamedWith(MemberInfo member, Module module) => member is Type type ? [type] :
    [
        member.DeclaringType!,
        .. member is MethodInfo { IsGenericMethod: true } method ? method.GetGenericArguments() : [],
        .. member.Module != module || member.DeclaringType!.IsConstructedGenericType ? TypesOf(member) : [],
    ];

    // The fields, methods and types that code names.
    private static IEnumerable<MemberInfo> MembersIn(MethodBase code)
    {
        byte[] bytes = code.GetMethodBody()?.GetILAsByteArray() ?? [];
        Type[]? ofType = code.DeclaringType!.IsGenericType ? code.DeclaringType.GetGenericArguments() : null;
        Type[]? ofMethod = code.IsGenericMethod ? code.GetGenericArguments() : null;
        for (int at = 0; at < bytes.Length;)
        {
            ushort value = bytes[at++];
            OpCode instruction = Codes[value == 0xFE ? (ushort)(0xFE00 | bytes[at++]) : value];
            if (instruction.OperandType
                is OperandType.InlineField or OperandType.InlineMethod or OperandType.InlineType or OperandType.InlineTok)
            {
                yield return code.Module.ResolveMember(BitConverter.ToInt32(bytes, at), ofType, ofMethod)!;
            }

            at += instruction.OperandType switch
            {
                OperandType.InlineNone => 0,
                OperandType.ShortInlineBrTarget or OperandType.ShortInlineI or OperandType.ShortInlineVar => 1,
                OperandType.InlineVar => 2,
                OperandType.InlineI8 or OperandType.InlineR => 8,
                OperandType.InlineSwitch => sizeof(int) * (1 + BitConverter.ToInt32(bytes, at)),
                _ => 4,
            };
        }
    }

    private static IEnumerable<string> NamesOf(Type type) => type switch
    {
        { HasElementType: true } => NamesOf(type.GetElementType()!),
        { IsGenericParameter: true } => [Open],
        { IsFunctionPointer: true } =>
            type.GetFunctionPointerParameterTypes().Append(type.GetFunctionPointerReturnType()).SelectMany(NamesOf),
        { IsGenericType: true } => type.GetGenericArguments().SelectMany(NamesOf).Prepend(NameOf(type)),
        _ when type.IsPrimitive || type == typeof(string) || type == typeof(object) || type == typeof(void) => [],
        _ => [NameOf(type)],
    };

    private static string NameOf(Type type) => type.IsNested ? NameOf(type.DeclaringType!) : $"{type.Namespace}.{type.Name}";
}
