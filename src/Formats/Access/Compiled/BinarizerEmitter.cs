using System.Reflection.Emit;
using SerBench.Formats.Values;

namespace SerBench.Formats.Access.Compiled;

// Emits straight-line calls of the format, one per field. A method has one block for each distinct field order; since a format's preference
// is a constant, the JIT keeps only one block.
internal sealed class BinarizerEmitter(Type type, TypeBuilder builder, Func<Type, Type> binarizerOf)
{
    internal const MethodAttributes StaticImplementation = MethodAttributes.Public | MethodAttributes.Static | MethodAttributes.HideBySig;
    private const GenericParameterAttributes StructOrRefStruct =
        GenericParameterAttributes.NotNullableValueTypeConstraint | GenericParameterAttributes.DefaultConstructorConstraint
        | GenericParameterAttributes.AllowByRefLike;

    private static readonly FieldOrder[] Orders = Enum.GetValues<FieldOrder>();
    private readonly Type _contract = typeof(IBinarizer<>).MakeGenericType(type);

    public static TypeBuilder Define(ModuleBuilder module, Type type, int index)
    {
        TypeBuilder builder = module.DefineType(
            $"SerBench.Compiled.Binarizer{index}_{type.Name.Replace('`', '_')}",
            TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.SequentialLayout | TypeAttributes.BeforeFieldInit,
            typeof(ValueType));
        builder.AddInterfaceImplementation(typeof(IWitness));
        builder.AddInterfaceImplementation(typeof(IBinarizer<>).MakeGenericType(type));
        return builder;
    }

    public void Emit()
    {
        EmitGetShape();
        MethodBuilder create = EmitCreate();
        MethodBuilder write = EmitWrite();
        MethodBuilder read = EmitRead();
        if (!type.IsValueType)
        {
            ErasedEmitter.Emit(builder, create, write, read);
        }
    }

    // Marks the method for inlining, so that a format's writer can stay in registers.
    internal static void Implement(TypeBuilder builder, MethodBuilder method, MethodInfo contract)
    {
        method.SetImplementationFlags(MethodImplAttributes.IL | MethodImplAttributes.Managed | MethodImplAttributes.AggressiveInlining);
        builder.DefineMethodOverride(method, contract);
    }

    private void EmitGetShape()
    {
        MethodBuilder method = builder.DefineMethod(nameof(IWitness.GetShape), StaticImplementation, typeof(Shape), [typeof(FieldOrder)]);
        ILGenerator il = method.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, typeof(Shape).GetMethods().Single(candidate => candidate is { Name: nameof(Shape.Of), IsGenericMethod: true }).MakeGenericMethod(type));
        il.Emit(OpCodes.Ret);
        Implement(builder, method, typeof(IWitness).GetMethod(nameof(IWitness.GetShape))!);
    }

    private MethodBuilder EmitCreate()
    {
        MethodBuilder method = builder.DefineMethod(nameof(IBinarizer<>.Create), StaticImplementation, type, []);
        ILGenerator il = method.GetILGenerator();
        if (Shape.Of(type).Construction is { Constructor: { } constructor, Parameters.Count: 0 })
        {
            il.Emit(OpCodes.Newobj, constructor);
        }
        else
        {
            LocalBuilder none = il.DeclareLocal(type);
            il.Emit(OpCodes.Ldloca, none);
            il.Emit(OpCodes.Initobj, type);
            il.Emit(OpCodes.Ldloc, none);
        }

        il.Emit(OpCodes.Ret);
        Implement(method, nameof(IBinarizer<>.Create));
        return method;
    }

    private MethodBuilder EmitWrite()
    {
        MethodBuilder method = builder.DefineMethod(nameof(IBinarizer<>.Write), StaticImplementation);
        GenericTypeParameterBuilder writer = DefineHalf(method, "TWriter", typeof(IFieldWriter));
        method.SetParameters(writer.MakeByRefType(), type);
        method.SetReturnType(typeof(void));
        ILGenerator il = method.GetILGenerator();
        if (!type.IsValueType && !type.IsSealed)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Call, typeof(DeclaredType).GetMethod(nameof(DeclaredType.Require))!.MakeGenericMethod(type));
        }

        EmitPerOrder(il, writer, typeof(WriterOrder<>), fields =>
        {
            foreach (Field field in fields)
            {
                il.Emit(OpCodes.Ldarg_0);
                EmitSlot(il, field);
                il.Emit(type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)1);
                il.Emit(OpCodes.Ldfld, field.Member);
                EmitWitnessCall(il, field, nameof(IValue<>.Write), writer);
            }
        });
        Implement(method, nameof(IBinarizer<>.Write));
        return method;
    }

    private MethodBuilder EmitRead()
    {
        MethodBuilder method = builder.DefineMethod(nameof(IBinarizer<>.Read), StaticImplementation);
        GenericTypeParameterBuilder reader = DefineHalf(method, "TReader", typeof(IFieldReader));
        method.SetParameters(reader.MakeByRefType(), type);
        method.SetReturnType(type);
        ILGenerator il = method.GetILGenerator();
        bool fill = Shape.Of(type).IsFilledAfterCreation;
        EmitPerOrder(il, reader, typeof(ReaderOrder<>), fields =>
        {
            if (fill)
            {
                EmitFill(il, fields, reader);
            }
            else
            {
                EmitConstruct(il, fields, reader);
            }
        });
        Implement(method, nameof(IBinarizer<>.Read));
        return method;
    }

    private void EmitFill(ILGenerator il, IReadOnlyList<Field> fields, Type reader)
    {
        foreach (Field field in fields)
        {
            il.Emit(type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)1);
            EmitReadValue(il, field, reader);
            il.Emit(OpCodes.Stfld, field.Member);
        }

        il.Emit(OpCodes.Ldarg_1);
    }

    private void EmitConstruct(ILGenerator il, IReadOnlyList<Field> fields, Type reader)
    {
        LocalBuilder[] values = [.. fields.Select(field => il.DeclareLocal(field.Member.FieldType))];
        foreach (Field field in fields)
        {
            EmitReadValue(il, field, reader);
            il.Emit(OpCodes.Stloc, values[field.Ordinal]);
        }

        Construction construction = Shape.Of(type, OrderOf(fields)).Construction!;
        LocalBuilder made = il.DeclareLocal(type);
        il.BeginExceptionBlock();
        foreach (int ordinal in construction.Parameters)
        {
            il.Emit(OpCodes.Ldloc, values[ordinal]);
        }

        il.Emit(OpCodes.Newobj, construction.Constructor!);
        il.Emit(OpCodes.Stloc, made);
        EmitCatch(il, reader);
        il.Emit(OpCodes.Ldloc, made);
        foreach (Field field in fields.Where(field => !construction.Parameters.Contains(field.Ordinal)))
        {
            il.Emit(OpCodes.Dup);
            il.Emit(OpCodes.Ldloc, values[field.Ordinal]);
            il.Emit(OpCodes.Stfld, field.Member);
        }
    }

    // An exception from the constructor becomes a WireFormatException.
    private static void EmitCatch(ILGenerator il, Type reader)
    {
        LocalBuilder rejection = il.DeclareLocal(typeof(Exception));
        il.BeginCatchBlock(typeof(Exception));
        il.Emit(OpCodes.Stloc, rejection);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Constrained, reader);
        il.Emit(OpCodes.Callvirt, typeof(IFieldReader).GetProperty(nameof(IFieldReader.Position))!.GetMethod!);
        il.Emit(OpCodes.Ldloc, rejection);
        il.Emit(OpCodes.Call, typeof(RejectedByConstructor).GetMethod(nameof(RejectedByConstructor.Make))!);
        il.Emit(OpCodes.Throw);
        il.EndExceptionBlock();
    }

    private void EmitReadValue(ILGenerator il, Field field, Type reader)
    {
        il.Emit(OpCodes.Ldarg_0);
        EmitSlot(il, field);
        EmitWitnessCall(il, field, nameof(IValue<>.Read), reader);
    }

    private void EmitWitnessCall(ILGenerator il, Field field, string method, Type half)
    {
        MethodInfo call = typeof(IValue<>).MakeGenericType(field.Member.FieldType).GetMethod(method)!;
        il.Emit(OpCodes.Constrained, Witness.Of(field, binarizerOf));
        il.Emit(OpCodes.Call, call.MakeGenericMethod(half));
    }

    // Emits a body for each order that differs from the declared order, chosen by the constant of the format.
    private void EmitPerOrder(ILGenerator il, Type half, Type preference, Action<IReadOnlyList<Field>> emitBody)
    {
        IReadOnlyList<Field> declared = Shape.Of(type).Fields;
        foreach (FieldOrder order in Orders.Where(order => !SameOrder(Shape.Of(type, order).Fields, declared)))
        {
            Label other = il.DefineLabel();
            il.Emit(OpCodes.Ldsfld, TypeBuilder.GetField(preference.MakeGenericType(half), preference.GetField(nameof(WriterOrder<>.Value))!));
            il.Emit(OpCodes.Ldc_I4, (int)order);
            il.Emit(OpCodes.Bne_Un, other);
            emitBody(Shape.Of(type, order).Fields);
            il.Emit(OpCodes.Ret);
            il.MarkLabel(other);
        }

        emitBody(declared);
        il.Emit(OpCodes.Ret);
    }

    private FieldOrder OrderOf(IReadOnlyList<Field> fields) => Orders.First(order => ReferenceEquals(Shape.Of(type, order).Fields, fields));

    private static bool SameOrder(IReadOnlyList<Field> some, IReadOnlyList<Field> others) =>
        some.Select(field => field.Number).SequenceEqual(others.Select(field => field.Number));

    private static void EmitSlot(ILGenerator il, Field field)
    {
        il.Emit(OpCodes.Ldc_I4, field.Ordinal);
        il.Emit(OpCodes.Call, typeof(Slot).GetMethod("op_Implicit")!);
    }

    internal static GenericTypeParameterBuilder DefineHalf(MethodBuilder method, string name, Type contract)
    {
        GenericTypeParameterBuilder half = method.DefineGenericParameters(name)[0];
        half.SetGenericParameterAttributes(StructOrRefStruct);
        half.SetBaseTypeConstraint(typeof(ValueType));
        half.SetInterfaceConstraints(contract);
        return half;
    }

    private void Implement(MethodBuilder method, string name) => Implement(builder, method, _contract.GetMethod(name)!);
}

// The preferred order of a reader. The JIT treats a static field of an initialized class as a constant on import, so it skips the bodies
// for other orders. A property is inlined later, when those bodies have already used the inlining budget.
internal static class ReaderOrder<TReader>
    where TReader : struct, IFieldReader, allows ref struct
{
    public static readonly FieldOrder Value = TReader.Order;
}

// A field, not a property: see ReaderOrder<TReader>.
internal static class WriterOrder<TWriter>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public static readonly FieldOrder Value = TWriter.Order;
}
