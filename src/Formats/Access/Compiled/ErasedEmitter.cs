using System.Reflection.Emit;

namespace SerBench.Formats.Access.Compiled;

// The erased methods of a witness (IWitness) call the typed methods.
internal static class ErasedEmitter
{
    public static void Emit(TypeBuilder builder, MethodBuilder create, MethodBuilder write, MethodBuilder read)
    {
        EmitIsErased(builder);
        EmitCreate(builder, create);
        EmitWrite(builder, write);
        EmitRead(builder, read);
    }

    private static void EmitIsErased(TypeBuilder builder)
    {
        MethodInfo contract = typeof(IWitness).GetProperty(nameof(IWitness.IsErased))!.GetMethod!;
        MethodBuilder method = builder.DefineMethod(contract.Name, BinarizerEmitter.StaticImplementation, typeof(bool), []);
        ILGenerator il = method.GetILGenerator();
        il.Emit(OpCodes.Ldc_I4_1);
        il.Emit(OpCodes.Ret);
        BinarizerEmitter.Implement(builder, method, contract);
    }

    private static void EmitCreate(TypeBuilder builder, MethodBuilder typed)
    {
        MethodBuilder method = builder.DefineMethod(
            nameof(IWitness.CreateErased), BinarizerEmitter.StaticImplementation, typeof(object), []);
        ILGenerator il = method.GetILGenerator();
        il.Emit(OpCodes.Call, typed);
        il.Emit(OpCodes.Ret);
        Implement(builder, method);
    }

    private static void EmitWrite(TypeBuilder builder, MethodBuilder typed)
    {
        MethodBuilder method = builder.DefineMethod(nameof(IWitness.WriteErased), BinarizerEmitter.StaticImplementation);
        GenericTypeParameterBuilder writer = BinarizerEmitter.DefineHalf(method, "TWriter", typeof(IFieldWriter));
        method.SetParameters(writer.MakeByRefType(), typeof(object));
        method.SetReturnType(typeof(void));
        EmitHandOver(method, typed, writer);
        Implement(builder, method);
    }

    private static void EmitRead(TypeBuilder builder, MethodBuilder typed)
    {
        MethodBuilder method = builder.DefineMethod(nameof(IWitness.ReadErased), BinarizerEmitter.StaticImplementation);
        GenericTypeParameterBuilder reader = BinarizerEmitter.DefineHalf(method, "TReader", typeof(IFieldReader));
        method.SetParameters(reader.MakeByRefType(), typeof(object));
        method.SetReturnType(typeof(object));
        EmitHandOver(method, typed, reader);
        Implement(builder, method);
    }

    // No cast is needed: by contract the object is of the witness's class.
    private static void EmitHandOver(MethodBuilder method, MethodBuilder typed, Type half)
    {
        ILGenerator il = method.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Call, typed.MakeGenericMethod(half));
        il.Emit(OpCodes.Ret);
    }

    private static void Implement(TypeBuilder builder, MethodBuilder method) =>
        BinarizerEmitter.Implement(builder, method, typeof(IWitness).GetMethod(method.Name)!);
}
