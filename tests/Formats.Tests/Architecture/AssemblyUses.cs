using System.Reflection.Emit;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SerBench.Formats.Tests.Architecture;

// The types that each type of a compiled assembly uses in signatures, attributes and code. Text can hide a use, metadata cannot.
public sealed class AssemblyUses : ISignatureTypeProvider<ImmutableArray<string>, object?>
{
    private static readonly Dictionary<ushort, OpCode> Codes = typeof(OpCodes).GetFields(BindingFlags.Public | BindingFlags.Static)
        .Select(field => (OpCode)field.GetValue(null)!)
        .ToDictionary(code => (ushort)code.Value);

    // Stands in the arguments of a generic type for a parameter of the code that uses it.
    public const string Open = "!";

    private readonly MetadataReader _reader;
    private readonly PEReader _file;
    private readonly List<(string User, string Owner, string First, string Method)> _calls = [];

    private AssemblyUses(PEReader file) => (_file, _reader) = (file, file.GetMetadataReader());

    // Pairs of full names of outermost types: the first uses the second.
    public static IReadOnlyList<(string User, string Used)> Of(Assembly assembly)
    {
        using var file = new PEReader(File.OpenRead(assembly.Location));
        return new AssemblyUses(file).Read();
    }

    // Calls of methods of generic types of other assemblies: who calls, the generic type, its first argument, the method.
    public static IReadOnlyList<(string User, string Owner, string First, string Method)> CallsOf(Assembly assembly)
    {
        using var file = new PEReader(File.OpenRead(assembly.Location));
        var uses = new AssemblyUses(file);
        uses.Read();
        return uses._calls;
    }

    private (string User, string Used)[] Read() =>
    [
        .. from handle in _reader.TypeDefinitions
           let user = NameOf(handle)
           from used in UsesOf(_reader.GetTypeDefinition(handle))
           where used != user
           select (user, used),
    ];

    private HashSet<string> UsesOf(TypeDefinition type)
    {
        var used = new HashSet<string>();
        used.UnionWith(NamesOf(type.BaseType));
        used.UnionWith(type.GetInterfaceImplementations().SelectMany(item => NamesOf(_reader.GetInterfaceImplementation(item).Interface)));
        used.UnionWith(AttributesOf(type.GetCustomAttributes()));
        foreach (FieldDefinitionHandle handle in type.GetFields())
        {
            FieldDefinition field = _reader.GetFieldDefinition(handle);
            used.UnionWith(field.DecodeSignature(this, null));
            used.UnionWith(AttributesOf(field.GetCustomAttributes()));
        }

        foreach (MethodDefinitionHandle handle in type.GetMethods())
        {
            MethodDefinition method = _reader.GetMethodDefinition(handle);
            used.UnionWith(NamesOf(method.DecodeSignature(this, null)));
            used.UnionWith(AttributesOf(method.GetCustomAttributes()));
            used.UnionWith(method.GetGenericParameters().SelectMany(parameter =>
                _reader.GetGenericParameter(parameter).GetConstraints()
                    .SelectMany(item => NamesOf(_reader.GetGenericParameterConstraint(item).Type))));
            if (method.RelativeVirtualAddress != 0)
            {
                used.UnionWith(CodeOf(_file.GetMethodBody(method.RelativeVirtualAddress), method.GetDeclaringType()));
            }
        }

        return used;
    }

    private IEnumerable<string> AttributesOf(CustomAttributeHandleCollection attributes) =>
        attributes.SelectMany(handle => NamesOf(_reader.GetCustomAttribute(handle).Constructor));

    private List<string> CodeOf(MethodBodyBlock body, TypeDefinitionHandle user)
    {
        var used = new List<string>();
        if (!body.LocalSignature.IsNil)
        {
            used.AddRange(_reader.GetStandaloneSignature(body.LocalSignature).DecodeLocalSignature(this, null).SelectMany(names => names));
        }

        used.AddRange(body.ExceptionRegions.Where(region => !region.CatchType.IsNil).SelectMany(region => NamesOf(region.CatchType)));
        BlobReader code = body.GetILReader();
        while (code.RemainingBytes > 0)
        {
            ushort value = code.ReadByte();
            OpCode instruction = Codes[value == 0xFE ? (ushort)(0xFE00 | code.ReadByte()) : value];
            switch (instruction.OperandType)
            {
                case OperandType.InlineField or OperandType.InlineMethod or OperandType.InlineType or OperandType.InlineTok:
                    EntityHandle operand = MetadataTokens.EntityHandle(code.ReadInt32());
                    used.AddRange(NamesOf(operand));
                    NoteCall(operand, user);
                    break;
                case OperandType.InlineSwitch:
                    int targets = code.ReadInt32();
                    code.Offset += sizeof(int) * targets;
                    break;
                default:
                    code.Offset += SizeOf(instruction.OperandType);
                    break;
            }
        }

        return used;
    }

    private void NoteCall(EntityHandle operand, TypeDefinitionHandle user)
    {
        if (operand.Kind == HandleKind.MemberReference
            && _reader.GetMemberReference((MemberReferenceHandle)operand) is { Parent.Kind: HandleKind.TypeSpecification } member
            && NamesOf(member.Parent).ToArray() is [var owner, var first, ..])
        {
            _calls.Add((NameOf(user), owner, first, _reader.GetString(member.Name)));
        }
    }

    private static int SizeOf(OperandType operand) => operand switch
    {
        OperandType.InlineNone => 0,
        OperandType.ShortInlineBrTarget or OperandType.ShortInlineI or OperandType.ShortInlineVar => 1,
        OperandType.InlineVar => 2,
        OperandType.InlineI8 or OperandType.InlineR => 8,
        _ => 4,
    };

    private IEnumerable<string> NamesOf(MethodSignature<ImmutableArray<string>> signature) =>
        signature.ParameterTypes.Append(signature.ReturnType).SelectMany(names => names);

    private IEnumerable<string> NamesOf(EntityHandle handle)
    {
        if (handle.IsNil)
        {
            return [];
        }

        switch (handle.Kind)
        {
            case HandleKind.TypeDefinition:
                return [NameOf((TypeDefinitionHandle)handle)];
            case HandleKind.TypeReference:
                return [NameOf((TypeReferenceHandle)handle)];
            case HandleKind.TypeSpecification:
                return _reader.GetTypeSpecification((TypeSpecificationHandle)handle).DecodeSignature(this, null);
            case HandleKind.MethodDefinition:
                return NamesOf(_reader.GetMethodDefinition((MethodDefinitionHandle)handle).GetDeclaringType());
            case HandleKind.FieldDefinition:
                return NamesOf(_reader.GetFieldDefinition((FieldDefinitionHandle)handle).GetDeclaringType());
            case HandleKind.MethodSpecification:
                MethodSpecification special = _reader.GetMethodSpecification((MethodSpecificationHandle)handle);
                return NamesOf(special.Method).Concat(special.DecodeSignature(this, null).SelectMany(names => names));
            case HandleKind.MemberReference:
                MemberReference member = _reader.GetMemberReference((MemberReferenceHandle)handle);
                return NamesOf(member.Parent).Concat(member.GetKind() == MemberReferenceKind.Method
                    ? NamesOf(member.DecodeMethodSignature(this, null))
                    : member.DecodeFieldSignature(this, null));
            default:
                return [];
        }
    }

    private string NameOf(TypeDefinitionHandle handle)
    {
        TypeDefinition type = _reader.GetTypeDefinition(handle);
        return type.IsNested ? NameOf(type.GetDeclaringType()) : Join(type.Namespace, type.Name);
    }

    private string NameOf(TypeReferenceHandle handle)
    {
        TypeReference type = _reader.GetTypeReference(handle);
        return type.ResolutionScope.Kind == HandleKind.TypeReference
            ? NameOf((TypeReferenceHandle)type.ResolutionScope)
            : Join(type.Namespace, type.Name);
    }

    private string Join(StringHandle space, StringHandle name) => $"{_reader.GetString(space)}.{_reader.GetString(name)}";

    ImmutableArray<string> ISimpleTypeProvider<ImmutableArray<string>>.GetPrimitiveType(PrimitiveTypeCode typeCode) => [];

    ImmutableArray<string> ISimpleTypeProvider<ImmutableArray<string>>.GetTypeFromDefinition(
        MetadataReader reader, TypeDefinitionHandle handle, byte rawTypeKind) => [NameOf(handle)];

    ImmutableArray<string> ISimpleTypeProvider<ImmutableArray<string>>.GetTypeFromReference(
        MetadataReader reader, TypeReferenceHandle handle, byte rawTypeKind) => [NameOf(handle)];

    ImmutableArray<string> ISignatureTypeProvider<ImmutableArray<string>, object?>.GetTypeFromSpecification(
        MetadataReader reader, object? genericContext, TypeSpecificationHandle handle, byte rawTypeKind) =>
        reader.GetTypeSpecification(handle).DecodeSignature(this, genericContext);

    ImmutableArray<string> ISZArrayTypeProvider<ImmutableArray<string>>.GetSZArrayType(ImmutableArray<string> elementType) => elementType;

    ImmutableArray<string> IConstructedTypeProvider<ImmutableArray<string>>.GetArrayType(
        ImmutableArray<string> elementType, ArrayShape shape) => elementType;

    ImmutableArray<string> IConstructedTypeProvider<ImmutableArray<string>>.GetByReferenceType(
        ImmutableArray<string> elementType) => elementType;

    ImmutableArray<string> IConstructedTypeProvider<ImmutableArray<string>>.GetPointerType(
        ImmutableArray<string> elementType) => elementType;

    ImmutableArray<string> IConstructedTypeProvider<ImmutableArray<string>>.GetGenericInstantiation(
        ImmutableArray<string> genericType, ImmutableArray<ImmutableArray<string>> typeArguments) =>
        [.. genericType, .. typeArguments.SelectMany(names => names)];

    ImmutableArray<string> ISignatureTypeProvider<ImmutableArray<string>, object?>.GetFunctionPointerType(
        MethodSignature<ImmutableArray<string>> signature) => [.. NamesOf(signature)];

    ImmutableArray<string> ISignatureTypeProvider<ImmutableArray<string>, object?>.GetGenericMethodParameter(
        object? genericContext, int index) => [Open];

    ImmutableArray<string> ISignatureTypeProvider<ImmutableArray<string>, object?>.GetGenericTypeParameter(
        object? genericContext, int index) => [Open];

    ImmutableArray<string> ISignatureTypeProvider<ImmutableArray<string>, object?>.GetModifiedType(
        ImmutableArray<string> modifier, ImmutableArray<string> unmodifiedType, bool isRequired) => [.. modifier, .. unmodifiedType];

    ImmutableArray<string> ISignatureTypeProvider<ImmutableArray<string>, object?>.GetPinnedType(
        ImmutableArray<string> elementType) => elementType;
}
