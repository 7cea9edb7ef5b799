using System.Reflection.Emit;
using SerBench.Formats.Values;

namespace SerBench.Formats.Access.Compiled;

// Emits one call of the format per field. A method has a block for each field order, and the JIT drops all blocks but one.
internal sealed class BinarizerEmitter(Type type, TypeBuilder builder, Func<Type, Type> binarizerOf)
{
    private const MethodAttributes StaticImplementation = MethodAttributes.Public | MethodAttributes.Static | MethodAttributes.HideBySig;
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
            EmitErased(create, write, read);
        }
    }

    private void EmitGetShape()
    {
        MethodBuilder method = builder.DefineMethod(nameof(IWitness.GetShape), StaticImplementation, typeof(Shape), [typeof(FieldOrder)]);
        ILGenerator il = method.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, typeof(Shape).GetMethods()
            .Single(candidate => candidate is { Name: nameof(Shape.Of), IsGenericMethod: true }).MakeGenericMethod(type));
        il.Emit(OpCodes.Ret);
        Implement(method, typeof(IWitness));
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
        Implement(method, _contract);
        return method;
    }

    private MethodBuilder EmitWrite()
    {
        MethodBuilder method = DefineVisit(
            nameof(IBinarizer<>.Write), typeof(IFieldWriter), type, typeof(void), out GenericTypeParameterBuilder writer);
        ILGenerator il = method.GetILGenerator();
        if (!type.IsValueType && !type.IsSealed)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Call, typeof(DeclaredType).GetMethod(nameof(DeclaredType.Require))!.MakeGenericMethod(type));
        }

        EmitPerOrder(il, writer, typeof(WriterOrder<>), shape =>
        {
            foreach (Field field in shape.Fields)
            {
                il.Emit(OpCodes.Ldarg_0);
                EmitSlot(il, field);
                il.Emit(type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)1);
                il.Emit(OpCodes.Ldfld, field.Member);
                EmitWitnessCall(il, field, nameof(IValue<>.Write), writer);
            }
        });
        Implement(method, _contract);
        return method;
    }

    private MethodBuilder EmitRead()
    {
        MethodBuilder method = DefineVisit(
            nameof(IBinarizer<>.Read), typeof(IFieldReader), type, type, out GenericTypeParameterBuilder reader);
        ILGenerator il = method.GetILGenerator();
        EmitPerOrder(il, reader, typeof(ReaderOrder<>), shape =>
        {
            if (shape.IsFilledAfterCreation)
            {
                EmitFill(il, shape.Fields, reader);
            }
            else
            {
                EmitConstruct(il, shape.Fields, shape.Construction!, reader);
            }
        });
        Implement(method, _contract);
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

    private void EmitConstruct(ILGenerator il, IReadOnlyList<Field> fields, Construction construction, Type reader)
    {
        LocalBuilder[] values = [.. fields.Select(field => il.DeclareLocal(field.Member.FieldType))];
        foreach (Field field in fields)
        {
            EmitReadValue(il, field, reader);
            il.Emit(OpCodes.Stloc, values[field.Ordinal]);
        }

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

    private void EmitPerOrder(ILGenerator il, Type half, Type preference, Action<Shape> emitBody)
    {
        Shape declared = Shape.Of(type);
        foreach (Shape shape in Orders.Select(order => Shape.Of(type, order)).Where(shape => !SameOrder(shape.Fields, declared.Fields)))
        {
            Label other = il.DefineLabel();
            il.Emit(
                OpCodes.Ldsfld, TypeBuilder.GetField(preference.MakeGenericType(half), preference.GetField(nameof(WriterOrder<>.Value))!));
            il.Emit(OpCodes.Ldc_I4, (int)shape.Order);
            il.Emit(OpCodes.Bne_Un, other);
            emitBody(shape);
            il.Emit(OpCodes.Ret);
            il.MarkLabel(other);
        }

        emitBody(declared);
        il.Emit(OpCodes.Ret);
    }

    private static bool SameOrder(IReadOnlyList<Field> some, IReadOnlyList<Field> others) =>
        some.Select(field => field.Number).SequenceEqual(others.Select(field => field.Number));

    private static void EmitSlot(ILGenerator il, Field field)
    {
        il.Emit(OpCodes.Ldc_I4, field.Ordinal);
        il.Emit(OpCodes.Call, typeof(Slot).GetMethod("op_Implicit")!);
    }

    private void EmitErased(MethodBuilder create, MethodBuilder write, MethodBuilder read)
    {
        string isErased = typeof(IWitness).GetProperty(nameof(IWitness.IsErased))!.GetMethod!.Name;
        EmitErasedValue(isErased, typeof(bool), il => il.Emit(OpCodes.Ldc_I4_1));
        EmitErasedValue(nameof(IWitness.CreateErased), typeof(object), il => il.Emit(OpCodes.Call, create));
        EmitErasedVisit(nameof(IWitness.WriteErased), typeof(IFieldWriter), typeof(void), write);
        EmitErasedVisit(nameof(IWitness.ReadErased), typeof(IFieldReader), typeof(object), read);
    }

    private void EmitErasedValue(string name, Type result, Action<ILGenerator> emitValue)
    {
        MethodBuilder method = builder.DefineMethod(name, StaticImplementation, result, []);
        ILGenerator il = method.GetILGenerator();
        emitValue(il);
        il.Emit(OpCodes.Ret);
        Implement(method, typeof(IWitness));
    }

    // No cast is needed, because the caller passes an object of the binarizer's class.
    private void EmitErasedVisit(string name, Type contract, Type result, MethodBuilder typed)
    {
        MethodBuilder method = DefineVisit(name, contract, typeof(object), result, out GenericTypeParameterBuilder half);
        ILGenerator il = method.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Call, typed.MakeGenericMethod(half));
        il.Emit(OpCodes.Ret);
        Implement(method, typeof(IWitness));
    }

    private MethodBuilder DefineVisit(string name, Type contract, Type target, Type result, out GenericTypeParameterBuilder half)
    {
        MethodBuilder method = builder.DefineMethod(name, StaticImplementation);
        half = method.DefineGenericParameters(contract == typeof(IFieldWriter) ? "TWriter" : "TReader")[0];
        half.SetGenericParameterAttributes(StructOrRefStruct);
        half.SetBaseTypeConstraint(typeof(ValueType));
        half.SetInterfaceConstraints(contract);
        method.SetParameters(half.MakeByRefType(), target);
        method.SetReturnType(result);
        return method;
    }

    private void Implement(MethodBuilder method, Type contract)
    {
        method.SetImplementationFlags(MethodImplAttributes.IL | MethodImplAttributes.Managed | MethodImplAttributes.AggressiveInlining);
        builder.DefineMethodOverride(method, contract.GetMethod(method.Name)!);
    }
}

// The JIT sees a static readonly field as a constant and drops the code for other field orders. A property is inlined too late for that.
internal static class ReaderOrder<TReader>
    where TReader : struct, IFieldReader, allows ref struct
{
    public static readonly FieldOrder Value = TReader.Order;
}

internal static class WriterOrder<TWriter>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public static readonly FieldOrder Value = TWriter.Order;
}
